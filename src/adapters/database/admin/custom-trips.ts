import { getTableColumns, sql } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { customTripRequests } from '../schema.ts'
import { type ListedMail, withMails } from './mails.ts'
import { type Asked, type Page, readPage } from './page.ts'
import { digitsOf } from './search.ts'

const { requestId, contentHash, ...columns } = getTableColumns(customTripRequests)

export type ListedCustomTrip = Omit<typeof customTripRequests.$inferSelect, 'requestId' | 'contentHash'> & {
  mails: ListedMail[]
}

const SEARCHED = [
  customTripRequests.reference,
  customTripRequests.name,
  customTripRequests.email,
  customTripRequests.phone,
  digitsOf(customTripRequests.phone),
  customTripRequests.country,
  customTripRequests.status,
  customTripRequests.startDate,
  sql`array_to_string(${customTripRequests.locations}, ' ')`,
  sql`jsonb_path_query_array(${customTripRequests.dayPlans}, '$.*')`,
  customTripRequests.specialRequirements,
]

/** A page of custom trip requests with their mails. */
export async function listCustomTrips(
  db: Queryable,
  asked: Asked,
): Promise<Page<ListedCustomTrip> | undefined> {
  const page = await readPage(db, customTripRequests, SEARCHED, asked, (where, order, limit) =>
    db
      .select(columns)
      .from(customTripRequests)
      .where(where)
      .orderBy(...order)
      .limit(limit),
  )
  return page && withMails(db, page)
}
