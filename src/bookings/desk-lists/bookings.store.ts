import { asc, getTableColumns, inArray, sql } from 'drizzle-orm'
import { type ListedMail, listMailsBySubject } from '#messages/outbox/mail-list.store.ts'
import type { StoredReversal } from '#money/refunds/reversals.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { type Page, readPage } from '#platform/database/pagination.ts'
import { bookings, payments, reversals } from '#platform/database/schema/schema.ts'
import type { BookingKind } from '../booking-kind.rules.ts'
import { type DetailedBooking, listDetailedBookings } from '../detailed-bookings.store.ts'
import { type BookingPageRequest, bookingsListed } from './booking-list.store.ts'

// Without internal columns.
const { idempotencyKey, checkoutUrl, ...paymentColumns } = getTableColumns(payments)

export type PaymentColumns = Omit<typeof payments.$inferSelect, 'idempotencyKey' | 'checkoutUrl'>
export type ListedPayment = PaymentColumns & { reversals: StoredReversal[] }
/** A booking in a list, with its payments and with the mails about it, its payments and their reversals. */
export type ListedBooking<Kind extends BookingKind = BookingKind> = Extract<
  DetailedBooking,
  { kind: Kind }
> & {
  payments: ListedPayment[]
  mails: ListedMail[]
}

/** A page of the bookings of a kind. */
export function listBookings<Kind extends BookingKind>(
  db: Queryable,
  kind: Kind,
  request: BookingPageRequest,
): Promise<Page<ListedBooking<Kind>> | undefined> {
  const isOfKind = (booking: ListedBooking): booking is ListedBooking<Kind> => booking.kind === kind
  return readPage(db, bookingsListed(kind, request), request, async (ids) =>
    (await readBookings(db, ids)).filter(isOfKind),
  )
}

async function readBookings(db: Queryable, ids: string[]): Promise<ListedBooking[]> {
  const isOfThese = inArray(payments.bookingId, ids)
  const attemptIds = db.select({ id: payments.id }).from(payments).where(isOfThese)
  const isReturned = inArray(reversals.paymentId, attemptIds)
  const returnedIds = db.select({ id: reversals.id }).from(reversals).where(isReturned)
  const [found, attempts, returned, mails] = await Promise.all([
    listDetailedBookings(db, inArray(bookings.id, ids), ids.length),
    db.select(paymentColumns).from(payments).where(isOfThese).orderBy(asc(payments.createdAt)),
    db.select().from(reversals).where(isReturned).orderBy(asc(reversals.madeAt), asc(reversals.id)),
    listMailsBySubject(db, ids, sql`${attemptIds} union all ${returnedIds}`),
  ])
  const attemptsOf = Map.groupBy(attempts, ({ bookingId }) => bookingId)
  return found.map((booking) => {
    const own = (attemptsOf.get(booking.id) ?? []).map((attempt) => ({
      ...attempt,
      reversals: returned.filter(({ paymentId }) => paymentId === attempt.id),
    }))
    const subjects = [booking, ...own, ...own.flatMap((attempt) => attempt.reversals)]
    return { ...booking, payments: own, mails: subjects.flatMap(({ id }) => mails.get(id) ?? []) }
  })
}
