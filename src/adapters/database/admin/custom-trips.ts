import { eq, inArray } from 'drizzle-orm'
import { bookings, customTripDetails } from '#adapters/database/schema/schema.ts'
import { type CustomTrip, customTripColumns } from '../custom-trips.ts'
import type { Queryable } from '../database.ts'
import { type BookingPageRequest, bookingsListed } from './booking-list.ts'
import { bookingColumns } from './bookings.ts'
import { type ListedMail, withMails } from './mails.ts'
import { type Page, readPage } from './pagination.ts'

export type ListedCustomTrip = Pick<
  CustomTrip,
  keyof typeof bookingColumns | keyof typeof customTripColumns
> & {
  mails: ListedMail[]
}

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
