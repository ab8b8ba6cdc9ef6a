import { staff } from '#bookings/actor.rules.ts'
import { cancelByStaff, cancelForGuest } from '#bookings/cancelling/cancel-booking.ts'
import { declineBooking } from '#bookings/cancelling/decline-booking.ts'
import { confirmBooking } from '#bookings/confirming/confirm-booking.ts'
import { completeBooking, recordNoShow, undoFinish } from '#bookings/confirming/finish-booking.ts'
import { extendHold } from '#bookings/holding/extend-hold.ts'
import { releaseHold } from '#bookings/holding/release-hold.ts'
import { releaseHoldsOfGuest } from '#bookings/holding/release-holds-of-guest.ts'
import { readMove } from '#bookings/moving/read-move.ts'
import { rescheduleBooking } from '#bookings/moving/reschedule-booking.ts'
import type { ByStaff } from '#bookings/require-unchanged.ts'
import type { StaffAction } from '#bookings/staff-action.rules.ts'
import { staffText } from '#bookings/staff-text.ts'
import { undoAct } from '#bookings/undo/undo-act.ts'
import { assignVehicle } from '#fleet/allocation/assign-vehicle.ts'
import { chargeWaiting } from '#money/cash/charge-waiting.ts'
import { recordCash } from '#money/cash/record-cash.ts'
import { remindOfDeposit } from '#money/deposits/remind-of-deposit.ts'
import { sendReceipt } from '#money/payments/send-receipt.ts'
import { readBaht } from '#money/read-baht.rules.ts'
import { answerRefund } from '#money/refunds/answer-refund.ts'
import { payBack } from '#money/refunds/pay-back.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuseField } from '#platform/problems/refusal.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { propose, withdrawProposal } from '#quotes/proposals/propose.ts'
import { type PostedAction, readProposed } from './read-posted.ts'

type Done = { ok: true } | Refusal

/** Does what an admin has posted, while the booking is as the page showed it. */
export async function performStaffAction(
  deps: Deps,
  action: StaffAction,
  posted: PostedAction,
): Promise<Done> {
  return PERFORMERS[action](deps, byStaff(action, posted), posted)
}

/** Who acts on which booking, and what the page showed of it. */
export function byStaff(action: StaffAction, { booking, admin, typed }: PostedAction): ByStaff {
  return {
    ...{ bookingId: booking.id, admin },
    seen: { action, version: Number(typed.seen || Number.NaN) },
  }
}

const PERFORMERS: Record<StaffAction, (deps: Deps, by: ByStaff, posted: PostedAction) => Promise<Done>> = {
  confirm: (deps, by) => confirmBooking(deps, by, staff(by.admin)),
  propose: async (deps, by, posted) => {
    const proposed = readProposed(posted, bangkokDay(deps.now()))
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
  reschedule: async (deps, by, posted) => {
    const move = readMove(posted, bangkokDay(deps.now()))
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

async function cancel(deps: Deps, by: ByStaff, { typed }: PostedAction): Promise<Done> {
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
