import { isUnderWay } from '#drives/find-drives.ts'
import { bahtFromSatang, satangFromBaht } from '#money/money.rules.ts'
import type { SettleNeeds } from '#money/payments/settle-payment.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { type Actor, staff } from '../actor.rules.ts'
import { bookingCountsAs, nextBookingStatus } from '../booking-status.rules.ts'
import type { Booking } from '../bookings.store.ts'
import type { ByStaff, ToChange } from '../require-unchanged.ts'
import { refundNow, remainingSatangOf } from './cancellation.rules.ts'
import { endBooking, endingBooking, lockedPayments } from './end-booking.ts'
import { withFirstPickup } from './find-refund-now.ts'

/** `refundSatang`: what goes back by itself. `isDecidedByPerson`: an admin decides what goes back. */
export type Cancelled = { ok: true; booking: Booking; refundSatang: number; isDecidedByPerson: boolean }

const FAILED = { code: 'booking-not-cancelled' } as const

/**
 * A guest cancels before the pickup. What the terms of the booking give back at this moment is approved; a job sends
 * it. When that is another sum than the guest saw, nothing happens, and the refusal names the sum.
 * @param seenSatang the refund that the page showed
 */
export async function cancelByGuest(
  deps: SettleNeeds,
  { bookingId, seenSatang }: { bookingId: string; seenSatang: number },
): Promise<Cancelled | Refusal> {
  return cancelByTerms(deps, { bookingId, seenSatang, actor: 'guest' })
}

/** Staff cancels for a guest who asked for it by phone or chat: the same, and the guest gets the same mail. */
export async function cancelForGuest(
  deps: SettleNeeds,
  { admin, ...toCancel }: ByStaff & { seenSatang: number },
): Promise<Cancelled | Refusal> {
  return cancelByTerms(deps, { ...toCancel, actor: staff(admin) })
}

async function cancelByTerms(
  deps: SettleNeeds,
  { seenSatang, ...toCancel }: ToChange & { seenSatang: number; actor: Actor },
): Promise<Cancelled | Refusal> {
  const { actor } = toCancel
  return endingBooking<Cancelled>(deps, { ...toCancel, problem: FAILED }, async (tx, booking) => {
    if (actor === 'guest' && (await isUnderWay(tx, booking)))
      return refuse('not-cancellable', { code: 'trip-departed' })
    const paid = await lockedPayments(tx, booking.id)
    const due = refundNow(await withFirstPickup(tx, booking), paid, deps.now())
    if (!due.ok) return refuse('not-cancellable', due.problem)
    const { refundSatang, isDecidedByPerson } = due
    if (refundSatang !== seenSatang)
      return refuse('refund-changed', { code: 'refund-changed', refundBaht: bahtFromSatang(refundSatang) })
    // The operator has heard of a card booking only when it is paid, and knows what staff does.
    const isAnnounced = actor === 'guest' && !bookingCountsAs(booking.status, 'payable')
    const ended = await endBooking(tx, deps, booking, {
      ...{ event: 'cancel', actor, note: undefined, reason: 'policy', payments: paid },
      refund: isDecidedByPerson ? 'person' : refundSatang,
      mails: {
        guest: 'guest-booking-cancelled',
        ...(isAnnounced ? { operator: 'operator-booking-cancelled' } : {}),
      },
    })
    return { ok: true, booking: ended, refundSatang, isDecidedByPerson }
  })
}

/**
 * The operator cancels, also after the pickup time. Everything that was paid goes back, or the sum that the operator
 * entered.
 * @param refundBaht whole baht, from nothing to what was received
 * @param note what the operator tells the guest
 */
export async function cancelByStaff(
  deps: SettleNeeds,
  { admin, refundBaht, note, ...toCancel }: ByStaff & { refundBaht?: number; note?: string },
): Promise<Cancelled | Refusal> {
  return endingBooking<Cancelled>(
    deps,
    { ...toCancel, actor: staff(admin), problem: FAILED },
    async (tx, booking) => {
      if (!nextBookingStatus(booking.status, 'cancel'))
        return refuse('not-cancellable', { code: 'not-cancellable' })
      const paid = await lockedPayments(tx, booking.id)
      const remainingSatang = remainingSatangOf(paid)
      const refundSatang = refundBaht === undefined ? remainingSatang : satangFromBaht(refundBaht)
      if (!(refundSatang >= 0 && refundSatang <= remainingSatang))
        return refuse('invalid', { code: 'refund-too-large', mostBaht: bahtFromSatang(remainingSatang) })
      const ended = await endBooking(tx, deps, booking, {
        ...{ event: 'cancel', actor: staff(admin), note, reason: 'operator_cancelled', payments: paid },
        refund: refundSatang,
        mails: { guest: 'guest-booking-called-off' },
      })
      return { ok: true, booking: ended, refundSatang, isDecidedByPerson: false }
    },
  )
}
