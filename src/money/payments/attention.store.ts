import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { BookingStatus } from '#bookings/booking-status.rules.ts'
import type { PaymentColumns } from '#bookings/desk-lists/bookings.store.ts'
import { reviewStatusesOf } from '#guests/reviews/review-status.rules.ts'
import type { Testimonial } from '#guests/reviews/testimonials.store.ts'
import { isUndelivered, type QueuedMail } from '#messages/outbox/mails.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { isOneOf } from '#platform/database/schema/one-of.ts'
import {
  bookings,
  mails,
  payments,
  refunds,
  reversals,
  testimonials,
} from '#platform/database/schema/schema.ts'
import { refundStatusesOf } from '../refunds/refund-status.rules.ts'
import type { Refund } from '../refunds/refunds.store.ts'
import { reversalStatesOf } from '../refunds/reversal.rules.ts'
import type { StoredReversal } from '../refunds/reversals.store.ts'
import { areUnfinished } from '../refunds/unfinished-refunds.store.ts'
import { paymentStatusesOf } from './payment-status.rules.ts'

/** The newest rows and the total number. */
export type Attention<Row> = { rows: Row[]; total: number }

/** A dispute that the operator has to answer at the provider. */
export type OpenDispute = Pick<StoredReversal, 'id' | 'amountSatang' | 'providerId' | 'madeAt'> & {
  reference: string | null
  customerName: string | null
}
export type PaymentInAttention = PaymentColumns & {
  reference: string | null
  customerName: string | null
  bookingStatus: BookingStatus | null
  /** The refund that the site suggests, which is decided with the payment. */
  suggestedRefund: Pick<Refund, 'id' | 'status' | 'amountSatang'> | null
}
/** With the booking that it is about, if there is one. */
export type UndeliverableMail = Omit<QueuedMail, 'status' | 'facts'> & {
  reference: string | null
  customerName: string | null
  customerPhone: string | null
}

/** A review that nobody has decided about. */
export type WaitingReview = Pick<Testimonial, 'id' | 'customerName' | 'rating' | 'tourName'>

const MAX_ROWS = 20

const { idempotencyKey, checkoutUrl, ...paymentColumns } = getTableColumns(payments)
const { status, facts, ...mailColumns } = getTableColumns(mails)

const isInAttention = inArray(payments.status, paymentStatusesOf('needsAttention'))
const isToAnswer = inArray(reversals.state, reversalStatesOf('needsAttention'))
const isUndecided = isOneOf(testimonials.status, reviewStatusesOf('needsAttention'))

/** How many payments, refunds, disputes, reviews and emails there are that the lists below would show, in one query. */
export async function findAttentionCount(db: Queryable): Promise<number> {
  const counts = [
    db.$count(payments, isInAttention),
    db.$count(refunds, areUnfinished(refundStatusesOf('needsAttention'))),
    db.$count(reversals, isToAnswer),
    db.$count(testimonials, isUndecided),
    db.$count(mails, isUndelivered),
  ]
  const { rows } = await db.execute<{ total: number }>(
    sql`select (${sql.join(counts, sql` + `)})::int as total`,
  )
  return rows[0]?.total ?? 0
}

/** Payments that need attention, with their booking and the refund that is suggested for them, if there are any. */
export async function listPaymentsInAttention(
  db: Queryable,
  most = MAX_ROWS,
): Promise<Attention<PaymentInAttention>> {
  const [rows, total] = await Promise.all([
    db
      .select({
        ...paymentColumns,
        reference: bookings.reference,
        customerName: bookings.customerName,
        bookingStatus: bookings.status,
        suggestedRefund: { id: refunds.id, status: refunds.status, amountSatang: refunds.amountSatang },
      })
      .from(payments)
      .leftJoin(bookings, eq(bookings.id, payments.bookingId))
      .leftJoin(refunds, and(eq(refunds.paymentId, payments.id), eq(refunds.status, 'suggested')))
      .where(isInAttention)
      .orderBy(desc(payments.createdAt), desc(payments.id))
      .limit(most),
    db.$count(payments, isInAttention),
  ])
  return { rows, total }
}

/** Disputes that the operator has to answer at the provider, with their booking if there is one. */
export async function listDisputesToAnswer(db: Queryable, most = MAX_ROWS): Promise<Attention<OpenDispute>> {
  const { id, amountSatang, providerId, madeAt } = reversals
  const [rows, total] = await Promise.all([
    db
      .select({
        ...{ id, amountSatang, providerId, madeAt },
        reference: bookings.reference,
        customerName: bookings.customerName,
      })
      .from(reversals)
      .innerJoin(payments, eq(payments.id, reversals.paymentId))
      .leftJoin(bookings, eq(bookings.id, payments.bookingId))
      .where(isToAnswer)
      .orderBy(desc(madeAt), desc(id))
      .limit(most),
    db.$count(reversals, isToAnswer),
  ])
  return { rows, total }
}

/** Reviews that wait for a decision, the oldest first. */
export async function listWaitingReviews(db: Queryable): Promise<Attention<WaitingReview>> {
  const { id, customerName, rating, tourName, createdAt } = testimonials
  const [rows, total] = await Promise.all([
    db
      .select({ id, customerName, rating, tourName })
      .from(testimonials)
      .where(isUndecided)
      .orderBy(createdAt, id)
      .limit(MAX_ROWS),
    db.$count(testimonials, isUndecided),
  ])
  return { rows, total }
}

/** The booking that an email is about; null for anything else. */
const bookingOfMail = sql<string | null>`coalesce(
  (select id from bookings where id = mails.subject_id),
  (select booking_id from payments where id = mails.subject_id),
  (select booking_id from payments join reversals on payments.id = payment_id where reversals.id = mails.subject_id),
  (select booking_id from events where id = mails.subject_id),
  (select booking_id from quotes where id = mails.subject_id))`

/** Undeliverable emails, except those that are no longer needed. */
export async function listUndeliverableMails(db: Queryable): Promise<Attention<UndeliverableMail>> {
  const [rows, total] = await Promise.all([
    db
      .select({
        ...mailColumns,
        reference: bookings.reference,
        customerName: bookings.customerName,
        customerPhone: bookings.customerPhone,
      })
      .from(mails)
      .leftJoin(bookings, eq(bookings.id, bookingOfMail))
      .where(isUndelivered)
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(MAX_ROWS),
    db.$count(mails, isUndelivered),
  ])
  return { rows, total }
}
