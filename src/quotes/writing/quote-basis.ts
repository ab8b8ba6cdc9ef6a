import type { Queryable } from '#platform/database/database.ts'
import { findQuoteDraft } from '../quote-page.store.ts'
import { listPlannedQuotes } from '../quotes.store.ts'

/**
 * What a draft of a quote is based on: the newest version and the newest saving. The form sends it, so that of two admins
 * the second is told.
 */
export async function findQuoteBasis(db: Queryable, bookingId: string): Promise<string> {
  const draft = await findQuoteDraft(db, bookingId)
  const sent = await listPlannedQuotes(db, bookingId)
  return `${sent.at(-1)?.version ?? 0}.${draft?.revision ?? ''}`
}
