import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { bookingNotes } from '#platform/database/schema/schema.ts'

export type BookingNote = typeof bookingNotes.$inferSelect

/** Oldest first. */
export async function listNotesOf(db: Queryable, bookingId: string): Promise<BookingNote[]> {
  return db
    .select()
    .from(bookingNotes)
    .where(eq(bookingNotes.bookingId, bookingId))
    .orderBy(asc(bookingNotes.createdAt), asc(bookingNotes.id))
}

/** Stores a note in the name of the transaction's actor. */
export async function insertNote(tx: Queryable, note: { bookingId: string; text: string }): Promise<void> {
  await tx.insert(bookingNotes).values(note)
}
