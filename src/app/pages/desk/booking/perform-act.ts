import { staff } from '#domain/bookings/actor.ts'
import type { StaffAction } from '#domain/bookings/staff-action.ts'
import { readBaht } from '#domain/read-baht.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import { assignVehicle } from '#operations/bookings/assign-vehicle.ts'
import { cancelByStaff, cancelForGuest } from '#operations/bookings/cancel-booking.ts'
import { chargeWaiting } from '#operations/bookings/charge-waiting.ts'
import { confirmBooking } from '#operations/bookings/confirm-booking.ts'
import { declineBooking } from '#operations/bookings/decline-booking.ts'
import { extendHold } from '#operations/bookings/extend-hold.ts'
import { completeBooking, recordNoShow, undoFinish } from '#operations/bookings/finish-booking.ts'
import { readMove } from '#operations/bookings/move/read-move.ts'
import { rescheduleBooking } from '#operations/bookings/move/reschedule-booking.ts'
import { releaseHold } from '#operations/bookings/release-hold.ts'
import { releaseHoldsOfGuest } from '#operations/bookings/release-holds-of-guest.ts'
import type { ByStaff } from '#operations/bookings/require-unchanged.ts'
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
import { type Acting, readProposed } from './read-posted.ts'

type Done = { ok: true } | Refusal

/** Does what an admin has posted, while the booking is as the page showed it. */
export async function performAct(deps: Deps, action: StaffAction, acting: Acting): Promise<Done> {
  return PERFORMERS[action](deps, byStaff(action, acting), acting)
}

/** Who acts on which booking, and what the page showed of it. */
export function byStaff(action: StaffAction, { booking, admin, typed }: Acting): ByStaff {
  return {
    ...{ bookingId: booking.id, admin },
    seen: { action, version: Number(typed.seen || Number.NaN) },
  }
}

const PERFORMERS: Record<StaffAction, (deps: Deps, by: ByStaff, acting: Acting) => Promise<Done>> = {
  confirm: (deps, by) => confirmBooking(deps, by, staff(by.admin)),
  propose: async (deps, by, acting) => {
    const proposed = readProposed(acting, bangkokDay(deps.now()))
    return 'ok' in proposed ? proposed : propose(deps, { ...by, ...proposed })
  },
  withdraw: withdrawProposal,
  remind: remindOfDeposit,
  decline: async (deps, by, { typed: { note = '' } }) => {
    const told = staffText(note)
    if (!told.ok) return told
    if (told.text === '') return refuseField('invalid', 'note', { code: 'note-missing' })
    return declineBooking(deps, { ...by, note: told.text })
  },
  assign: async (deps, by, { typed: { legId = '', vehicleId = '', driverId = '' } }) => {
    if (!isUuid(legId) || !isUuid(vehicleId))
      return refuseField('invalid', 'vehicleId', { code: 'check-input' })
    const assignment = { ...by, legId, vehicleId, driverId: isUuid(driverId) ? driverId : null }
    return assignVehicle(deps, assignment, staff(by.admin))
  },
  hold: extendHold,
  release: releaseHold,
  'release-all': releaseHoldsOfGuest,
  reschedule: async (deps, by, acting) => {
    const move = readMove(acting, bangkokDay(deps.now()))
    return 'ok' in move ? move : rescheduleBooking(deps, { ...move, ...by }, staff(by.admin))
  },
  cash: (deps, by, { typed: { amountBaht = '', collectedBy = '' } }) => {
    const cash = { amountBaht: readBaht(amountBaht), collectedBy: isUuid(collectedBy) ? collectedBy : null }
    return recordCash(deps, { ...by, ...cash }, staff(by.admin))
  },
  waiting: (deps, by, { typed: { amountBaht = '' } }) =>
    chargeWaiting(deps, { ...by, amountBaht: readBaht(amountBaht) }),
  complete: (deps, by) => completeBooking(deps, by, staff(by.admin)),
  'no-show': (deps, by) => recordNoShow(deps, by, staff(by.admin)),
  'pay-back': (deps, by, { typed: { share, amountBaht = '' } }) =>
    payBack(deps, { ...by, ...(share === 'all' ? {} : { amountBaht: readBaht(amountBaht) }) }),
  goodwill: (deps, by) => answerRefund(deps, { ...by, answer: 'goodwill' }),
  owed: (deps, by) => answerRefund(deps, { ...by, answer: 'owed' }),
  receipt: sendReceipt,
  reopen: (deps, by) => undoFinish(deps, by, staff(by.admin)),
  undo: undoAct,
  cancel,
}

async function cancel(deps: Deps, by: ByStaff, { typed }: Acting): Promise<Done> {
  const { who, seenSatang = '', amountBaht = '', note = '' } = typed
  if (who === 'guest') return cancelForGuest(deps, { ...by, seenSatang: Number(seenSatang) })
  const read = staffText(note)
  if (!read.ok) return read
  const told = read.text === '' ? {} : { note: read.text }
  if (who === 'us') return cancelByStaff(deps, { ...by, ...told })
  const refundBaht = readBaht(amountBaht)
  if (who !== 'other' || !Number.isInteger(refundBaht))
    return refuseField('invalid', 'amountBaht', { code: 'cash-amount' })
  return cancelByStaff(deps, { ...by, refundBaht, ...told })
}
