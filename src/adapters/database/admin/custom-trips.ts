import { eq, inArray } from 'drizzle-orm'
import { bookings, customTripDetails } from '#adapters/database/schema/schema.ts'
import type { Queryable } from '../database.ts'
import { type CustomTripDetails, customTripColumns } from '../detailed-bookings.ts'
import { type BookingPageRequest, bookingsListed } from './booking-list.ts'
import { type BookingColumns, bookingColumns } from './bookings.ts'
import { type ListedMail, withMails } from './mails.ts'
import { type Page, readPage } from './pagination.ts'

export type ListedCustomTrip = BookingColumns & CustomTripDetails & { mails: ListedMail[] }

/** A page of custom trips with their mails. */
export function listCustomTrips(
  db: Queryable,
  request: BookingPageRequest,
): Promise<Page<ListedCustomTrip> | undefined> {
  return readPage(db, bookingsListed('custom', request), request, (ids) =>
    withMails(
      db,
      ids,
      db
        .select({ ...bookingColumns, ...customTripColumns })
        .from(bookings)
        .innerJoin(customTripDetails, eq(customTripDetails.bookingId, bookings.id))
        .where(inArray(bookings.id, ids))
        .execute(),
    ),
  )
}
