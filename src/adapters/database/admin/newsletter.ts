import { getTableColumns } from 'drizzle-orm'
import { NAMELESS } from '#domain/contact.ts'
import type { Queryable } from '../database.ts'
import { newsletterSubscriptions } from '../schema.ts'
import { type Asked, type Page, readPage } from './page.ts'
import { nameOr } from './search.ts'

// The links in the mails are made from it.
const { confirmationId, ...columns } = getTableColumns(newsletterSubscriptions)

export type ListedSubscription = Omit<typeof newsletterSubscriptions.$inferSelect, 'confirmationId'>

const SEARCHED = [
  nameOr(newsletterSubscriptions.name, NAMELESS.reader),
  newsletterSubscriptions.email,
  newsletterSubscriptions.subscriptionSource,
]

/** A page of newsletter subscriptions. */
export function listSubscriptions(
  db: Queryable,
  asked: Asked,
): Promise<Page<ListedSubscription> | undefined> {
  return readPage(db, newsletterSubscriptions, SEARCHED, asked, (where, order, limit) =>
    db
      .select(columns)
      .from(newsletterSubscriptions)
      .where(where)
      .orderBy(...order)
      .limit(limit),
  )
}
