import { inArray } from 'drizzle-orm'
import { bookings } from '#adapters/database/schema/schema.ts'
import type { Queryable } from '../database.ts'
import { type StoredLeg, withLegs } from '../legs.ts'
import { type BookingPageRequest, bookingsListed } from './booking-list.ts'
import { type BookingColumns, bookingColumns } from './bookings.ts'
import { type ListedMail, withMails } from './mails.ts'
import { type Page, readPage } from './pagination.ts'

export type ListedTransfer = BookingColumns & { legs: StoredLeg[]; mails: ListedMail[] }

/** A page of transfers with their legs and mails. */
export function listTransfers(
  db: Queryable,
  request: BookingPageRequest,
): Promise<Page<ListedTransfer> | undefined> {
  return readPage(db, bookingsListed('transfer', request), request, async (ids) => {
    const rows = await db.select(bookingColumns).from(bookings).where(inArray(bookings.id, ids))
    return withMails(db, ids, withLegs(db, rows))
  })
}
