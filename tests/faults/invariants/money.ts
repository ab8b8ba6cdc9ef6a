import { paymentCountsAs } from '#money/payments/payment-status.rules.ts'
import type { Payment } from '#money/payments/payments.store.ts'
import { givenBackSatangOf } from '#money/refunds/refundable.rules.ts'
import type { Snapshot } from '../snapshot.ts'
import { repeated } from './repeated.ts'

/** Each checkout paid at the provider is one payment here, paid or needing attention; a guest who was told "paid" is confirmed. */
export function paidIsKnown({ sessions, payments, bookings, acknowledged }: Snapshot): string[] {
  const lost = sessions
    .filter(({ payment_status }) => payment_status === 'paid')
    .filter(
      ({ id }) => payments.filter((payment) => payment.sessionId === id && isMoney(payment)).length !== 1,
    )
    .map(({ id }) => `the paid checkout ${id} is not exactly one payment`)
  const unkept = acknowledged
    .filter((promise) => promise.kind === 'paid')
    .filter(({ sessionId }) => {
      const payment = payments.find((found) => found.sessionId === sessionId)
      return bookings.find(({ id }) => id === payment?.bookingId)?.status !== 'confirmed'
    })
    .map(({ sessionId }) => `the guest of ${sessionId} was told "paid" and is not confirmed`)
  return [...lost, ...unkept]
}

/** For each booking, the money here is the money at the provider. */
export function sumsAgree({ sessions, payments, bookings }: Snapshot): string[] {
  return bookings.flatMap(({ id, reference }) => {
    const there = sessions
      .filter(
        ({ metadata, payment_status }) => metadata?.reference === reference && payment_status === 'paid',
      )
      .reduce((sum, { amount_total }) => sum + (amount_total ?? 0), 0)
    const here = payments
      .filter(({ bookingId }) => bookingId === id)
      .reduce((sum, payment) => sum + satangIn(payment), 0)
    return here === there ? [] : [`${reference}: ${here} satang here, ${there} at the provider`]
  })
}

/** What was given back of a payment, in satang. */
function givenBackOf({ refunds, reversals }: Snapshot, id: string): number {
  const isOf = ({ paymentId }: { paymentId: string }) => paymentId === id
  return givenBackSatangOf({ refunds: refunds.filter(isOf), reversals: reversals.filter(isOf) })
}

/** Is something of a booking's money still here? */
export function isMoneyKept(snapshot: Snapshot, bookingId: string): boolean {
  return snapshot.payments.some(
    (payment) =>
      payment.bookingId === bookingId &&
      payment.status === 'paid' &&
      satangIn(payment) > givenBackOf(snapshot, payment.id),
  )
}

/** Of each payment, what was given back here was given back at the provider, and is no more than was received. */
export function refundsAgree(snapshot: Snapshot): string[] {
  const { payments, returned } = snapshot
  return payments.flatMap((payment) => {
    const here = givenBackOf(snapshot, payment.id)
    const there = returned
      .filter(({ object, payment_intent, status }) => {
        return object === 'refund' && payment_intent === payment.paymentIntentId && status !== 'failed'
      })
      .reduce((sum, { amount }) => sum + amount, 0)
    return [
      ...(here === there ? [] : [`of payment ${payment.id} ${here} satang went back here, ${there} there`]),
      ...(here <= satangIn(payment) ? [] : [`of payment ${payment.id} more went back than came`]),
    ]
  })
}

/** A booking has one checkout that can be paid, here and at the provider, is paid once and reviewed once. */
export function givenOnce({ sessions, payments, reviews }: Snapshot): string[] {
  const open = sessions.filter(({ status }) => status === 'open')
  const payable = payments.filter(({ status }) => paymentCountsAs(status, 'payable'))
  const paid = payments.filter(({ status }) => status === 'paid')
  return [
    ...repeated(open, ({ metadata }) => String(metadata?.reference)).map(
      (reference) => `${reference} can be paid twice at the provider`,
    ),
    ...repeated(payable, ({ bookingId }) => String(bookingId)).map(
      (id) => `booking ${id} has two open payments`,
    ),
    ...repeated(paid, ({ bookingId }) => String(bookingId)).map((id) => `booking ${id} is paid twice`),
    ...repeated(reviews, ({ bookingId, id }) => bookingId ?? id).map((id) => `booking ${id} has two reviews`),
  ]
}

function isMoney({ status }: Payment): boolean {
  return status === 'paid' || status === 'needs_attention'
}

function satangIn({ status, amountSatang, receivedSatang }: Payment): number {
  if (status === 'paid') return amountSatang
  return status === 'needs_attention' ? (receivedSatang ?? 0) : 0
}
