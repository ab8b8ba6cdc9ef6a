import { getTableColumns, inArray } from 'drizzle-orm'
import { taxiRequests } from '#adapters/database/schema/schema.ts'
import type { Queryable } from '../database.ts'
import { type ListedMail, withMails } from './mails.ts'
import { type Page, type PageRequest, readPage } from './pagination.ts'

const { requestId, contentHash, searchText, ...columns } = getTableColumns(taxiRequests)

export type ListedTaxiRequest = Omit<
  typeof taxiRequests.$inferSelect,
  'requestId' | 'contentHash' | 'searchText'
> & {
  mails: ListedMail[]
}

/** A page of taxi requests with their mails. */
export function listTaxiRequests(
  db: Queryable,
  request: PageRequest,
): Promise<Page<ListedTaxiRequest> | undefined> {
  return readPage(db, taxiRequests, request, (ids) =>
    withMails(db, ids, db.select(columns).from(taxiRequests).where(inArray(taxiRequests.id, ids)).execute()),
  )
}
