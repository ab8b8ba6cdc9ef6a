import { getTableColumns, inArray } from 'drizzle-orm'
import { customTripRequests } from '#adapters/database/schema/schema.ts'
import type { Queryable } from '../database.ts'
import { type ListedMail, withMails } from './mails.ts'
import { type Page, type PageRequest, readPage } from './pagination.ts'

const { requestId, contentHash, searchText, ...columns } = getTableColumns(customTripRequests)

export type ListedCustomTrip = Omit<
  typeof customTripRequests.$inferSelect,
  'requestId' | 'contentHash' | 'searchText'
> & {
  mails: ListedMail[]
}

/** A page of custom trip requests with their mails. */
export function listCustomTrips(
  db: Queryable,
  request: PageRequest,
): Promise<Page<ListedCustomTrip> | undefined> {
  return readPage(db, customTripRequests, request, (ids) =>
    withMails(
      db,
      ids,
      db.select(columns).from(customTripRequests).where(inArray(customTripRequests.id, ids)).execute(),
    ),
  )
}
