import { findBooking, findBookingForUpdate } from '#bookings/bookings.store.ts'
import { findDetailedBooking } from '#bookings/detailed-bookings.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { cardPaymentEnds, isPaidOnline, nextPaymentOf } from '../deposits/deposit.rules.ts'
import { satangFromBaht } from '../money.rules.ts'
import { balanceOf } from '../payments/balance.rules.ts'
import { isExpectedPayment } from '../payments/expected-payment.ts'
import { paymentCountsAs } from '../payments/payment-status.rules.ts'
import { listPaymentsOfBooking } from '../payments/payments.store.ts'
import { withRefunds } from '../refunds/refunds.store.ts'
import { openCheckout, type ToPay } from './open-checkout.ts'
import type { PaymentNeeds, StartedPayment } from './open-session.ts'

/** `seenBaht`: the sum that the guest was shown. If another one is due now, the start is refused. */
type PayDueInput = { bookingId: string; seenBaht: number }

/**
 * Opens a checkout for what is to be paid next of a confirmed booking that is paid online ({@link openCheckout}): the
 * deposit, or everything that is due after it.
 */
export async function payDue(deps: PaymentNeeds, input: PayDueInput): Promise<StartedPayment | Refusal> {
  const { bookingId, seenBaht } = input
  return openCheckout(deps, {
    bookingId,
    wanted: { tourId: null, origin: null },
    async isCurrent(open) {
      const booking = await findBooking(deps.db.read, bookingId)
      const isSeen = open.amountSatang === satangFromBaht(seenBaht)
      return !booking || (isSeen && (await isExpectedPayment(deps.db.read, booking, open)))
    },
    findToPay: (tx) => findToPay(tx, deps, input),
    cancelPage: (token) => `/booking/${token}`,
  })
}

async function findToPay(
  tx: Queryable,
  deps: PaymentNeeds,
  { bookingId, seenBaht }: PayDueInput,
): Promise<ToPay | Refusal> {
  await findBookingForUpdate(tx, bookingId)
  const booking = await findDetailedBooking(tx, bookingId)
  if (!booking) return refuse('not-found', { code: 'booking-unknown' })
  if (booking.status !== 'confirmed' || !booking.travelDate)
    return refuse('not-payable', { code: 'booking-not-payable' })
  if (deps.now() >= cardPaymentEnds(booking.travelDate).getTime())
    return refuse('not-payable', { code: 'card-payment-ended' })
  const payments = await withRefunds(tx, await listPaymentsOfBooking(tx, bookingId))
  if (payments.some(({ status }) => paymentCountsAs(status, 'needsAttention')))
    return refuse('not-payable', { code: 'payment-being-checked' })
  const balance = balanceOf(booking.priceBaht, payments)
  const next = nextPaymentOf(booking, balance)
  if (!next) return refuse('not-payable', { code: 'already-paid' })
  if (!isPaidOnline(booking, balance)) return refuse('not-payable', { code: 'booking-not-payable' })
  const { amountBaht } = next
  if (amountBaht !== seenBaht) return refuse('price-changed', { code: 'due-changed', amountBaht })
  return { ok: true, booking, next }
}
