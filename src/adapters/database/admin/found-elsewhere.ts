import { and, desc, ne } from 'drizzle-orm'
import { bookings } from '#adapters/database/schema/schema.ts'
import type { BookingKind } from '#domain/bookings/booking-kind.ts'
import type { Queryable } from '../database.ts'
import { containsWords } from './search.ts'

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
