import { getTableColumns, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { type Page, type PageRequest, readPage } from '#platform/database/pagination.ts'
import { newsletterSubscriptions } from '#platform/database/schema/schema.ts'

// Without the confirmation id, from which the links in emails are made.
const { confirmationId, searchText, ...columns } = getTableColumns(newsletterSubscriptions)

export type ListedSubscription = Omit<
  typeof newsletterSubscriptions.$inferSelect,
  'confirmationId' | 'searchText'
>

/** A page of newsletter subscriptions. */
export function listSubscriptions(
  db: Queryable,
  request: PageRequest,
): Promise<Page<ListedSubscription> | undefined> {
  return readPage(db, { table: newsletterSubscriptions }, request, (ids) =>
    db.select(columns).from(newsletterSubscriptions).where(inArray(newsletterSubscriptions.id, ids)),
  )
}
