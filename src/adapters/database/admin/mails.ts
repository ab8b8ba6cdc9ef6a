import { inArray } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { mails } from '../schema.ts'

export type ListedMail = typeof mails.$inferSelect

/** The mails about several things, oldest first, by what they are about. */
export async function listMailsBySubject(
  db: Queryable,
  subjectIds: readonly string[],
): Promise<Map<string, ListedMail[]>> {
  const rows = await db
    .select()
    .from(mails)
    .where(inArray(mails.subjectId, [...subjectIds]))
    .orderBy(mails.createdAt, mails.kind)
  return Map.groupBy(rows, ({ subjectId }) => subjectId)
}
