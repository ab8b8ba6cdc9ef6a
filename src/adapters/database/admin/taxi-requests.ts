import { getTableColumns } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { taxiRequests } from '../schema.ts'
import { type ListedMail, withMails } from './mails.ts'
import { type Asked, type Page, readPage } from './page.ts'
import { digitsOf } from './search.ts'

const { requestId, contentHash, ...columns } = getTableColumns(taxiRequests)

export type ListedTaxiRequest = Omit<typeof taxiRequests.$inferSelect, 'requestId' | 'contentHash'> & {
  mails: ListedMail[]
}

const SEARCHED = [
  taxiRequests.reference,
  taxiRequests.name,
  taxiRequests.email,
  taxiRequests.phone,
  digitsOf(taxiRequests.phone),
  taxiRequests.whatsapp,
  taxiRequests.country,
  taxiRequests.pickup,
  taxiRequests.dropoff,
  taxiRequests.pickupDate,
  taxiRequests.returnDate,
  taxiRequests.vehicle,
  taxiRequests.notes,
]

/** A page of taxi requests with their mails. */
export async function listTaxiRequests(
  db: Queryable,
  asked: Asked,
): Promise<Page<ListedTaxiRequest> | undefined> {
  const page = await readPage(db, taxiRequests, SEARCHED, asked, (where, order, limit) =>
    db
      .select(columns)
      .from(taxiRequests)
      .where(where)
      .orderBy(...order)
      .limit(limit),
  )
  return page && withMails(db, page)
}
