import { getTableColumns, inArray } from 'drizzle-orm'
import { newsletterSubscriptions } from '#adapters/database/schema/schema.ts'
import type { Queryable } from '../database.ts'
import { type Asked, type Page, readPage } from './pagination.ts'

// The links in the mails are made from it.
const { confirmationId, searchText, ...columns } = getTableColumns(newsletterSubscriptions)

export type ListedSubscription = Omit<
  typeof newsletterSubscriptions.$inferSelect,
  'confirmationId' | 'searchText'
>

/** A page of newsletter subscriptions. */
export function listSubscriptions(
  db: Queryable,
  asked: Asked,
): Promise<Page<ListedSubscription> | undefined> {
  return readPage(db, newsletterSubscriptions, asked, (ids) =>
    db.select(columns).from(newsletterSubscriptions).where(inArray(newsletterSubscriptions.id, ids)),
  )
}
