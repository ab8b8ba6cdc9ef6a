import { randomUUID } from 'node:crypto'
import { vehicleInWords } from '#bookings/booking.words.ts'
import { findBookingForUpdate, updateBookingStatus } from '#bookings/bookings.store.ts'
import type { DetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { checkoutEnds } from '#bookings/holding/hold.rules.ts'
import { rideInOneLine } from '#catalogue/transfers/ride.words.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type CheckoutOrder, NoPaymentAddress, PaymentRefused } from '#platform/payments/contract.ts'
import { type Refusal, refuse } from '#platform/problems/refusal.ts'
import { formatDay } from '#platform/time/calendar.ts'
import { MINUTE_MS } from '#platform/time/duration.ts'
import type { NextPayment } from '../deposits/deposit.rules.ts'
import { satangFromBaht } from '../money.rules.ts'
import { insertPayment, type Payment, updatePaymentStatus } from '../payments/payments.store.ts'

/**
 * - `redirect`: the guest goes on to the checkout at `url`
 * - `paid`: it was paid already
 * - `processing`: the guest has finished the checkout, and a bank has yet to answer
 */
export type StartedPayment =
  | { ok: true; state: 'redirect'; url: string; sessionId: string }
  | { ok: true; state: 'paid' | 'processing'; sessionId: string }
/** What opening a checkout takes, with settling the one that may be open already. */
export type PaymentNeeds = Pick<
  Deps,
  | 'db'
  | 'queue'
  | 'payments'
  | 'catalogue'
  | 'rules'
  | 'now'
  | 'publicUrl'
  | 'authSecret'
  | 'addresses'
  | 'log'
>
type Needs = Pick<PaymentNeeds, 'db' | 'payments' | 'rules' | 'log'>
/** Where the provider sends the guest. */
type PagesAfter = Pick<CheckoutOrder, 'successUrl' | 'cancelUrl'>

/** A lost call is repeated with its first expiry, and Stripe accepts no expiry less than 30 minutes ahead. */
const MIN_MINUTES_LEFT = 31

export const PAYMENT_NOT_STARTED = { code: 'payment-not-started' } as const

/** An open session is payable until the provider closes it; a lost call can be repeated while its expiry is accepted. */
export function canContinue(attempt: Payment, amountBaht: number, nowMs: number): boolean {
  if (attempt.sessionId) return true
  const minutesLeft = (attempt.expiresAt.getTime() - nowMs) / MINUTE_MS
  return minutesLeft > MIN_MINUTES_LEFT && attempt.amountSatang === satangFromBaht(amountBaht)
}

/**
 * Stores an attempt before the provider is called, with the key that makes a repeated call the same one.
 * @param authorises whether the money is only reserved, until the operator confirms
 */
export async function storeAttempt(
  tx: Queryable,
  deps: Pick<PaymentNeeds, 'payments' | 'rules' | 'now'>,
  bookingId: string,
  { purpose, amountBaht }: NextPayment,
  authorises = false,
): Promise<Payment> {
  const payment = await insertPayment(tx, {
    ...{ bookingId, purpose, authorises, provider: deps.payments.name, status: 'creating', currency: 'thb' },
    ...{ idempotencyKey: randomUUID(), amountSatang: satangFromBaht(amountBaht) },
    expiresAt: checkoutEnds(deps.rules().holdTimes, deps.now()),
  })
  if (!payment) throw new Error('a second payable attempt for one booking')
  return payment
}

/**
 * Opens the checkout of a stored attempt at the provider. When the provider refuses, the attempt has failed; an answer
 * that is lost is asked for again with the same key.
 */
export async function openSession(
  deps: Needs,
  booking: DetailedBooking,
  payment: Payment,
  pages: PagesAfter,
): Promise<StartedPayment | Refusal> {
  try {
    const opened = await deps.payments.openCheckout({
      idempotencyKey: payment.idempotencyKey,
      paymentId: payment.id,
      reference: booking.reference,
      description: descriptionOf(booking, payment),
      amountSatang: payment.amountSatang,
      currency: 'thb',
      methods: deps.rules().checkoutMethods,
      authorises: payment.authorises,
      customerEmail: booking.customerEmail,
      ...pages,
      expiresAt: payment.expiresAt,
    })
    await deps.db.transaction(
      async (tx) => {
        // A parallel call with the same key may have stored the same session already.
        await updatePaymentStatus(tx, payment, 'open', {
          sessionId: opened.sessionId,
          checkoutUrl: opened.url,
        })
      },
      { actor: 'guest' },
    )
    return { ok: true, state: 'redirect', url: opened.url, sessionId: opened.sessionId }
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    deps.log.error({ err: error, bookingId: booking.id }, 'the payment provider refused a checkout')
    await deps.db.transaction(
      async (tx) => {
        const waiting = await findBookingForUpdate(tx, booking.id)
        const failed = await updatePaymentStatus(tx, payment, 'fail')
        if (failed && waiting) await updateBookingStatus(tx, waiting, 'abandon')
      },
      { actor: 'provider' },
    )
    return refuse(
      'payment-refused',
      error instanceof NoPaymentAddress ? { code: 'no-payment-url' } : PAYMENT_NOT_STARTED,
    )
  }
}

const PARTS = { full: '', extra: 'Extra: ', deposit: 'Deposit: ', balance: 'Rest of the price: ' } as const

/** As the guest reads it at the checkout. */
function descriptionOf(booking: DetailedBooking, { purpose }: Payment): string {
  const { title, travelDate } = booking
  const what = [
    ...[title, travelDate && formatDay(travelDate)],
    booking.kind === 'transfer' && rideInOneLine(booking.legs),
    booking.kind !== 'custom' && vehicleInWords(booking),
  ]
  return `${PARTS[purpose]}${what.filter(Boolean).join(', ')}`
}
