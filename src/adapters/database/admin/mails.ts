import { type SQLWrapper, sql } from 'drizzle-orm'
import { mails } from '#adapters/database/schema/schema.ts'
import type { ShownMailStatus } from '#domain/mail.ts'
import type { Queryable } from '../database.ts'
import { NO_LONGER_NEEDED, type QueuedMail } from '../mails.ts'

export type ListedMail = Omit<QueuedMail, 'status'> & { state: ShownMailStatus }

/** The mails about several things, and about others that a query names, oldest first, by what they are about. */
export async function listMailsBySubject(
  db: Queryable,
  subjectIds: readonly string[],
  others: SQLWrapper = sql`select null::uuid`,
): Promise<Map<string, ListedMail[]>> {
  const rows = await db
    .select()
    .from(mails)
    // As one list, which an index is asked for; two conditions would be looked for row by row.
    .where(sql`${mails.subjectId} = any(${sql.param([...subjectIds])}::uuid[] || array(${others}))`)
    .orderBy(mails.createdAt, mails.kind)
  return Map.groupBy(rows.map(asListed), ({ subjectId }) => subjectId)
}

function asListed({ status, ...mail }: QueuedMail): ListedMail {
  const isNotNeeded = status === 'undeliverable' && mail.lastError === NO_LONGER_NEEDED
  return { ...mail, state: isNotNeeded ? 'not-needed' : status }
}

/** The rows with these ids, read by `read`, each with the mails about it. */
export async function withMails<Row extends { id: string }>(
  db: Queryable,
  ids: string[],
  read: Promise<Row[]>,
): Promise<(Row & { mails: ListedMail[] })[]> {
  const [rows, mails] = await Promise.all([read, listMailsBySubject(db, ids)])
  return rows.map((row) => ({ ...row, mails: mails.get(row.id) ?? [] }))
}
