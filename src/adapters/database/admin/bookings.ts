import { asc, getTableColumns, inArray } from 'drizzle-orm'
import { NAMELESS } from '#domain/contact.ts'
import type { Queryable } from '../database.ts'
import { bookingHistory, bookings, payments } from '../schema.ts'
import { type ListedMail, listMailsBySubject } from './mails.ts'
import { type Asked, type Page, readPage } from './page.ts'
import { digitsOf, nameOr } from './search.ts'

// What only machines compare stays here, above all what opens a guest's summary.
const { requestId, contentHash, tokenHash, ...bookingColumns } = getTableColumns(bookings)
const { idempotencyKey, checkoutUrl, ...paymentColumns } = getTableColumns(payments)

export type ListedPayment = Omit<typeof payments.$inferSelect, 'idempotencyKey' | 'checkoutUrl'>
export type BookingStep = typeof bookingHistory.$inferSelect
export type ListedBooking = Omit<typeof bookings.$inferSelect, 'requestId' | 'contentHash' | 'tokenHash'> & {
  payments: ListedPayment[]
  steps: BookingStep[]
  /** About the booking and about its payments. */
  mails: ListedMail[]
}

const SEARCHED = [
  bookings.reference,
  nameOr(bookings.customerName, NAMELESS.guest),
  bookings.customerEmail,
  bookings.customerPhone,
  digitsOf(bookings.customerPhone),
  bookings.tourName,
  bookings.travelDate,
  bookings.vehicleText,
  bookings.hotelName,
  bookings.pickupLocation,
  bookings.specialRequests,
]

/** A page of bookings with their payments, steps and mails. */
export async function listBookings(db: Queryable, asked: Asked): Promise<Page<ListedBooking> | undefined> {
  const page = await readPage(db, bookings, SEARCHED, asked, (where, order, limit) =>
    db
      .select(bookingColumns)
      .from(bookings)
      .where(where)
      .orderBy(...order)
      .limit(limit),
  )
  if (!page) return undefined
  const ids = page.rows.map(({ id }) => id)
  const attempts = await db
    .select(paymentColumns)
    .from(payments)
    .where(inArray(payments.bookingId, ids))
    .orderBy(asc(payments.createdAt))
  const steps = await db
    .select()
    .from(bookingHistory)
    .where(inArray(bookingHistory.bookingId, ids))
    .orderBy(asc(bookingHistory.createdAt))
  const mails = await listMailsBySubject(db, [...ids, ...attempts.map(({ id }) => id)])
  const attemptsOf = Map.groupBy(attempts, ({ bookingId }) => bookingId)
  const stepsOf = Map.groupBy(steps, ({ bookingId }) => bookingId)
  const rows = page.rows.map((booking) => {
    const own = attemptsOf.get(booking.id) ?? []
    return {
      ...booking,
      payments: own,
      steps: stepsOf.get(booking.id) ?? [],
      mails: [booking, ...own].flatMap(({ id }) => mails.get(id) ?? []),
    }
  })
  return { ...page, rows }
}
