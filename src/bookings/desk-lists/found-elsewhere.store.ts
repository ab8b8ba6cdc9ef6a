import { and, desc, ne } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { bookings } from '#platform/database/schema/schema.ts'
import { containsWords } from '#platform/database/search.ts'
import type { BookingKind } from '../booking-kind.rules.ts'

/** The newest bookings of the other kinds that contain all words, because a search for a guest need not know the kind. */
export function listFoundElsewhere(
  db: Queryable,
  { words, kind, limit }: { words: readonly string[]; kind: BookingKind; limit: number },
) {
  const { id, reference, title, customerName, travelDate, status } = bookings
  return db
    .select({ id, reference, kind: bookings.kind, title, customerName, travelDate, status })
    .from(bookings)
    .where(and(ne(bookings.kind, kind), containsWords(words)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(limit)
}

export type FoundElsewhere = Awaited<ReturnType<typeof listFoundElsewhere>>[number]
