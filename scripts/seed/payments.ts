import { createHash } from 'node:crypto'
import { referenceFrom } from '#bookings/reference.rules.ts'
import { satangFromBaht } from '#money/money.rules.ts'
import {
  nextPaymentStatus,
  type PaymentEvent,
  type PaymentStatus,
} from '#money/payments/payment-status.rules.ts'
import type { payments, sandboxCheckouts } from '#platform/database/schema/schema.ts'
import { formatDay } from '#platform/time/calendar.ts'
import type { SeedBooking } from './bookings.ts'
import { passIdOf } from './links.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, type SeedContext } from './seed-context.ts'
import { bytesOf, idOf } from './seeded-random.ts'

export type PaymentRow = typeof payments.$inferInsert & { id: string; createdAt: Date; updatedAt: Date }
type CheckoutRow = typeof sandboxCheckouts.$inferInsert
export type Attempt = { payment: PaymentRow; checkout?: CheckoutRow }

/** The payment attempts of a booking, all at the sandbox, because jobs would ask a real provider about them. */
export function attemptsOf(context: SeedContext, booking: SeedBooking): Attempt[] {
  return booking.scenario.attempts.map((events, index) => attemptOf(context, booking, events, index))
}

function attemptOf(
  context: SeedContext,
  booking: SeedBooking,
  events: PaymentEvent[],
  index: number,
): Attempt {
  const { row, history, scenario } = booking
  const label = `attempt ${index + 1} of ${booking.label}`
  const begun = history.filter(({ event }) => event === 'start_payment')[index]
  const startedAt = begun?.createdAt.getTime() ?? row.createdAt.getTime() + 3 * MINUTE_MS
  const ended = begun && history[history.indexOf(begun) + 1]
  const endedAt = events.length < 2 ? startedAt : (ended?.createdAt.getTime() ?? startedAt + 4 * MINUTE_MS)
  const status = events.reduce(follow, 'creating')
  const amountSatang = satangFromBaht(row.priceBaht ?? 0)
  const payment: PaymentRow = {
    id: idOf(label),
    bookingId: row.id,
    provider: 'sandbox',
    status,
    idempotencyKey: idOf(`key of ${label}`),
    amountSatang,
    currency: 'thb',
    // An open attempt stays payable for a day, so that the dashboard shows one.
    expiresAt: new Date(status === 'open' ? context.nowMs + DAY_MS : startedAt + HOUR_MS),
    createdAt: new Date(startedAt),
    updatedAt: new Date(endedAt),
  }
  if (!events.includes('open')) return { payment }
  const arrived = events.includes('flag') ? scenario.receivedBaht : undefined
  const sessionId = sessionOf(label)
  return {
    payment: {
      ...payment,
      sessionId,
      checkoutUrl: `${context.publicUrl}/sandbox/checkout/${sessionId}`,
      ...(status === 'paid' ? { paidAt: new Date(endedAt), paymentIntentId: intentOf(sessionId) } : {}),
      ...(status === 'authorised' ? { method: 'card', paymentIntentId: intentOf(sessionId) } : {}),
      ...(arrived ? surprise(arrived, row.priceBaht ?? 0, new Date(endedAt)) : {}),
    },
    checkout: checkoutOf(context, booking, payment, sessionId, arrived),
  }
}

function follow(status: PaymentStatus, event: PaymentEvent): PaymentStatus {
  const next = nextPaymentStatus(status, event)
  if (!next) throw new Error(`${status} cannot ${event}`)
  return next
}

function surprise(arrivedBaht: number, expectedBaht: number, paidAt: Date) {
  return {
    attentionReason: {
      code: 'other-amount' as const,
      receivedSatang: satangFromBaht(arrivedBaht),
      expectedSatang: satangFromBaht(expectedBaht),
    },
    receivedSatang: satangFromBaht(arrivedBaht),
    paidAt,
  }
}

/** The checkout of the attempt at the sandbox. */
function checkoutOf(
  { publicUrl, tokenOf }: SeedContext,
  { row, details }: SeedBooking,
  payment: PaymentRow,
  sessionId: string,
  arrivedBaht: number | undefined,
): CheckoutRow {
  const isPaid = payment.status === 'paid' || arrivedBaht !== undefined
  return {
    sessionId,
    idempotencyKey: payment.idempotencyKey,
    paymentId: payment.id,
    reference: row.reference,
    description: `${row.title}, ${formatDay(row.travelDate)}, ${details.vehicleText}`,
    amountSatang: arrivedBaht ? satangFromBaht(arrivedBaht) : payment.amountSatang,
    currency: payment.currency,
    status: isPaid ? 'complete' : isUnended(payment.status) ? payment.status : 'expired',
    authorises: payment.status === 'authorised',
    paid: isPaid,
    successUrl: `${publicUrl}/booking-success?session_id=${sessionId}`,
    cancelUrl: `${publicUrl}/booking-cancelled?booking=${tokenOf(passIdOf(row.id))}`,
    expiresAt: payment.expiresAt,
    createdAt: payment.createdAt,
  }
}

/** The states that an attempt and its checkout have in common. */
function isUnended(status: PaymentRow['status']): status is 'open' | 'authorised' {
  return status === 'open' || status === 'authorised'
}

/** A payment for a booking that is not in the database, as after a restore. */
export function unknownPayment({ nowMs }: SeedContext): PaymentRow {
  const label = 'stray payment'
  const at = new Date(nowMs - 9 * DAY_MS)
  const sessionId = sessionOf(label)
  return {
    id: idOf(label),
    bookingId: null,
    provider: 'sandbox',
    status: 'needs_attention',
    idempotencyKey: idOf(`key of ${label}`),
    amountSatang: satangFromBaht(3100),
    currency: 'thb',
    sessionId,
    paymentIntentId: intentOf(sessionId),
    expiresAt: at,
    attentionReason: { code: 'unknown-booking', reference: referenceFrom('trip', bytesOf(label)) },
    receivedSatang: satangFromBaht(3100),
    paidAt: at,
    createdAt: at,
    updatedAt: at,
  }
}

function sessionOf(label: string): string {
  return `cs_sandbox_${createHash('sha256').update(label).digest('hex').slice(0, 32)}`
}

function intentOf(sessionId: string): string {
  return sessionId.replace('cs_', 'pi_')
}
