import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { mails } from '#platform/database/schema/schema.ts'
import type { ShownMailStatus } from './mail.rules.ts'
import { NO_LONGER_NEEDED, type QueuedMail } from './mails.store.ts'

export type ListedMail = Omit<QueuedMail, 'status' | 'facts'> & { state: ShownMailStatus }

/** Emails by the id of their subject, oldest first: for these ids and for those that a subquery selects. */
export async function listMailsBySubject(
  db: Queryable,
  subjectIds: readonly string[],
  others: SQLWrapper = sql`select null::uuid`,
): Promise<Map<string, ListedMail[]>> {
  const rows = await db
    .select()
    .from(mails)
    // One array uses the index; two conditions would scan the table.
    .where(sql`${mails.subjectId} = any(${sql.param([...subjectIds])}::uuid[] || array(${others}))`)
    .orderBy(mails.createdAt, mails.kind)
  return Map.groupBy(rows.map(asListed), ({ subjectId }) => subjectId)
}

function asListed({ status, facts, ...mail }: QueuedMail): ListedMail {
  const isNotNeeded = status === 'undeliverable' && mail.lastError === NO_LONGER_NEEDED
  return { ...mail, state: isNotNeeded ? 'not-needed' : status }
}
