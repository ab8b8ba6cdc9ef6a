import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { bookings, payments, reversals, tripDetails } from '#adapters/database/schema/schema.ts'
import type { Queryable } from '../database.ts'
import { type TripDetails, tripColumns, withDay } from '../detailed-bookings.ts'
import type { StoredReversal } from '../reversals.ts'
import { type BookingPageRequest, bookingsListed } from './booking-list.ts'
import { type ListedMail, listMailsBySubject } from './mails.ts'
import { type Page, readPage } from './pagination.ts'

// Without internal columns.
const { requestId, contentHash, searchText, searchExtra, ...columns } = getTableColumns(bookings)
export const bookingColumns = columns
const { idempotencyKey, checkoutUrl, ...paymentColumns } = getTableColumns(payments)

export type PaymentColumns = Omit<typeof payments.$inferSelect, 'idempotencyKey' | 'checkoutUrl'>
export type ListedPayment = PaymentColumns & { reversals: StoredReversal[] }
/** A booking without what is internal. */
export type BookingColumns = Pick<typeof bookings.$inferSelect, keyof typeof bookingColumns>
export type ListedBooking = BookingColumns &
  TripDetails & {
    travelDate: string
    payments: ListedPayment[]
    /** About the booking, its payments and their reversals. */
    mails: ListedMail[]
  }

/** A page of bookings of trips with their payments and mails. */
export function listBookings(
  db: Queryable,
  request: BookingPageRequest,
): Promise<Page<ListedBooking> | undefined> {
  return readPage(db, bookingsListed('trip', request), request, (ids) => readBookings(db, ids))
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
  const [rows, attempts, mails] = await Promise.all([
    db
      .select({ ...bookingColumns, ...tripColumns })
      .from(bookings)
      .innerJoin(tripDetails, eq(tripDetails.bookingId, bookings.id))
      .where(inArray(bookings.id, ids)),
    db.select(paymentColumns).from(payments).where(isOfThese).orderBy(asc(payments.createdAt)),
    listMailsBySubject(db, [...ids, ...returnedIds], attemptIds),
  ])
  const attemptsOf = Map.groupBy(attempts, ({ bookingId }) => bookingId)
  return rows.map((booking) => {
    const own = (attemptsOf.get(booking.id) ?? []).map((attempt) => ({
      ...attempt,
      reversals: returned.filter(({ paymentId }) => paymentId === attempt.id),
    }))
    return {
      ...withDay(booking),
      payments: own,
      mails: [booking, ...own, ...own.flatMap((attempt) => attempt.reversals)].flatMap(
        ({ id }) => mails.get(id) ?? [],
      ),
    }
  })
}
