import { asc, getTableColumns, inArray } from 'drizzle-orm'
import { bookingHistory, bookings, payments, reversals } from '#adapters/database/schema/schema.ts'
import type { Queryable } from '../database.ts'
import type { StoredReversal } from '../reversals.ts'
import { type ListedMail, listMailsBySubject } from './mails.ts'
import { type Page, type PageRequest, readPage } from './pagination.ts'

// Without internal columns, above all the token of the guest's booking page.
const { requestId, contentHash, tokenHash, searchText, ...bookingColumns } = getTableColumns(bookings)
const { idempotencyKey, checkoutUrl, ...paymentColumns } = getTableColumns(payments)

export type PaymentColumns = Omit<typeof payments.$inferSelect, 'idempotencyKey' | 'checkoutUrl'>
export type ListedPayment = PaymentColumns & { reversals: StoredReversal[] }
export type BookingStep = typeof bookingHistory.$inferSelect
export type ListedBooking = Omit<
  typeof bookings.$inferSelect,
  'requestId' | 'contentHash' | 'tokenHash' | 'searchText'
> & {
  payments: ListedPayment[]
  steps: BookingStep[]
  /** About the booking, its payments and their reversals. */
  mails: ListedMail[]
}

/** A page of bookings with their payments, steps and mails. */
export function listBookings(db: Queryable, request: PageRequest): Promise<Page<ListedBooking> | undefined> {
  return readPage(db, bookings, request, (ids) => readBookings(db, ids))
}

async function readBookings(db: Queryable, ids: string[]): Promise<ListedBooking[]> {
  const isOfThese = inArray(payments.bookingId, ids)
  const attemptIds = db.select({ id: payments.id }).from(payments).where(isOfThese)
  const returned = await db
    .select()
    .from(reversals)
    .where(inArray(reversals.paymentId, attemptIds))
    .orderBy(asc(reversals.madeAt), asc(reversals.id))
  const returnedIds = returned.map(({ id }) => id)
  const [rows, attempts, steps, mails] = await Promise.all([
    db.select(bookingColumns).from(bookings).where(inArray(bookings.id, ids)),
    db.select(paymentColumns).from(payments).where(isOfThese).orderBy(asc(payments.createdAt)),
    db
      .select()
      .from(bookingHistory)
      .where(inArray(bookingHistory.bookingId, ids))
      .orderBy(asc(bookingHistory.createdAt)),
    listMailsBySubject(db, [...ids, ...returnedIds], attemptIds),
  ])
  const attemptsOf = Map.groupBy(attempts, ({ bookingId }) => bookingId)
  const stepsOf = Map.groupBy(steps, ({ bookingId }) => bookingId)
  return rows.map((booking) => {
    const own = (attemptsOf.get(booking.id) ?? []).map((attempt) => ({
      ...attempt,
      reversals: returned.filter(({ paymentId }) => paymentId === attempt.id),
    }))
    return {
      ...booking,
      payments: own,
      steps: stepsOf.get(booking.id) ?? [],
      mails: [booking, ...own, ...own.flatMap((attempt) => attempt.reversals)].flatMap(
        ({ id }) => mails.get(id) ?? [],
      ),
    }
  })
}
