import { staff } from '#domain/bookings/actor.ts'
import type { StaffAction } from '#domain/bookings/staff-action.ts'
import type { RefundAnswer } from '#domain/payments/reversal.ts'
import { readBaht } from '#domain/read-baht.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import { actAsSeen, type Press } from '#operations/bookings/act-as-seen.ts'
import { assignVehicle } from '#operations/bookings/assign-vehicle.ts'
import { cancelByStaff, cancelForGuest } from '#operations/bookings/cancel-booking.ts'
import { chargeWaiting } from '#operations/bookings/charge-waiting.ts'
import { confirmBooking } from '#operations/bookings/confirm-booking.ts'
import { declineBooking } from '#operations/bookings/decline-booking.ts'
import { extendHold } from '#operations/bookings/extend-hold.ts'
import { completeBooking, recordNoShow, undoFinish } from '#operations/bookings/finish-booking.ts'
import { rescheduleBooking } from '#operations/bookings/move/reschedule-booking.ts'
import { releaseHold } from '#operations/bookings/release-hold.ts'
import { releaseHoldsOfGuest } from '#operations/bookings/release-holds-of-guest.ts'
import { staffText } from '#operations/bookings/staff-text.ts'
import { undoAct } from '#operations/bookings/undo-act.ts'
import type { Deps } from '#operations/deps.ts'
import { recordCash } from '#operations/payments/record-cash.ts'
import { remindOfDeposit } from '#operations/payments/remind-of-deposit.ts'
import { sendReceipt } from '#operations/payments/send-receipt.ts'
import { propose, withdrawProposal } from '#operations/quotes/propose.ts'
import { answerRefund } from '#operations/refunds/answer-refund.ts'
import { payBack } from '#operations/refunds/pay-back.ts'
import { type Refusal, refuseField } from '#operations/refusal.ts'
import { isUuid } from '#text/uuid.ts'
import { type Acting, readMove, readProposed } from './read-posted.ts'

type Done = { ok: true } | Refusal

/** Does what an admin has posted, while the booking is as the page showed it. */
export async function performAct(deps: Deps, act: StaffAction, acting: Acting): Promise<Done> {
  return actAsSeen<Deps, Done>(deps, pressOf(act, acting), (checked) => PERFORMERS[act](checked, acting))
}

/** What is pressed, and how many events the page showed. */
export function pressOf(action: StaffAction, { booking, typed }: Acting): Press {
  return { bookingId: booking.id, action, seen: Number(typed.seen || Number.NaN) }
}

const PERFORMERS: Record<StaffAction, (deps: Deps, acting: Acting) => Promise<Done>> = {
  confirm: (deps, { booking, admin }) => confirmBooking(deps, booking.id, staff(admin)),
  propose: async (deps, acting) => {
    const proposed = readProposed(acting, bangkokDay(deps.now()))
    if ('ok' in proposed) return proposed
    return propose(deps, { bookingId: acting.booking.id, admin: acting.admin, ...proposed })
  },
  withdraw: (deps, { booking, admin }) => withdrawProposal(deps, { bookingId: booking.id, admin }),
  remind: (deps, { booking, admin }) => remindOfDeposit(deps, { bookingId: booking.id, admin }),
  decline: async (deps, { booking, admin, typed: { note = '' } }) => {
    const told = staffText(note)
    if (!told.ok) return told
    if (told.text === '') return refuseField('invalid', 'note', { code: 'note-missing' })
    return declineBooking(deps, { bookingId: booking.id, admin, note: told.text })
  },
  assign: async (deps, { booking, admin, typed: { legId = '', vehicleId = '', driverId = '' } }) => {
    if (!isUuid(legId) || !isUuid(vehicleId))
      return refuseField('invalid', 'vehicleId', { code: 'check-input' })
    const assignment = {
      bookingId: booking.id,
      legId,
      vehicleId,
      driverId: isUuid(driverId) ? driverId : null,
    }
    return assignVehicle(deps, assignment, staff(admin))
  },
  hold: (deps, { booking, admin }) => extendHold(deps, { bookingId: booking.id, admin }),
  release: (deps, { booking, admin }) => releaseHold(deps, { bookingId: booking.id, admin }),
  'release-all': (deps, { booking, admin }) => releaseHoldsOfGuest(deps, { bookingId: booking.id, admin }),
  reschedule: async (deps, acting) => {
    const move = readMove(acting, bangkokDay(deps.now()))
    return 'ok' in move ? move : rescheduleBooking(deps, move, staff(acting.admin))
  },
  cash: (deps, { booking, admin, typed: { amountBaht = '', collectedBy = '' } }) =>
    recordCash(
      deps,
      {
        bookingId: booking.id,
        amountBaht: readBaht(amountBaht),
        collectedBy: isUuid(collectedBy) ? collectedBy : null,
      },
      staff(admin),
    ),
  waiting: (deps, { booking, admin, typed: { amountBaht = '' } }) =>
    chargeWaiting(deps, { bookingId: booking.id, admin, amountBaht: readBaht(amountBaht) }),
  complete: (deps, { booking, admin }) => completeBooking(deps, booking.id, staff(admin)),
  'no-show': (deps, { booking, admin }) => recordNoShow(deps, booking.id, staff(admin)),
  'pay-back': (deps, { booking, admin, typed: { share, amountBaht = '' } }) =>
    payBack(deps, {
      ...{ bookingId: booking.id, admin },
      ...(share === 'all' ? {} : { amountBaht: readBaht(amountBaht) }),
    }),
  goodwill: (deps, acting) => answer(deps, 'goodwill', acting),
  owed: (deps, acting) => answer(deps, 'owed', acting),
  receipt: (deps, { booking, admin }) => sendReceipt(deps, { bookingId: booking.id, admin }),
  reopen: (deps, { booking, admin }) => undoFinish(deps, booking.id, staff(admin)),
  undo: (deps, { booking, admin }) => undoAct(deps, { bookingId: booking.id, admin }),
  cancel: cancel,
}

function answer(deps: Deps, said: RefundAnswer, { booking, admin }: Acting): Promise<Done> {
  return answerRefund(deps, { bookingId: booking.id, admin, answer: said })
}

async function cancel(deps: Deps, { booking, admin, typed }: Acting): Promise<Done> {
  const { who, seenSatang = '', amountBaht = '', note = '' } = typed
  const bookingId = booking.id
  if (who === 'guest') return cancelForGuest(deps, { bookingId, admin, seenSatang: Number(seenSatang) })
  const read = staffText(note)
  if (!read.ok) return read
  const told = read.text === '' ? {} : { note: read.text }
  if (who === 'us') return cancelByStaff(deps, { bookingId, admin, ...told })
  const refundBaht = readBaht(amountBaht)
  if (who !== 'other' || !Number.isInteger(refundBaht))
    return refuseField('invalid', 'amountBaht', { code: 'cash-amount' })
  return cancelByStaff(deps, { bookingId, admin, refundBaht, ...told })
}
