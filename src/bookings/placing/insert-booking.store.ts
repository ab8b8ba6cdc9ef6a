import { eq } from 'drizzle-orm'
import type { Queryable } from '#platform/database/database.ts'
import { bookings, customTripDetails, tripDetails } from '#platform/database/schema/schema.ts'
import type { Booking } from '../bookings.store.ts'
import {
  type CustomTripDetails,
  customTripSearchWords,
  type TripDetails,
  tripSearchWords,
} from '../detailed-bookings.store.ts'
import { insertLegs, listLegs, type NewLeg, type StoredLeg } from '../legs.store.ts'

/** What a booking of each kind has besides the columns that all kinds share. */
export type NewDetails =
  | ({ kind: 'trip' } & TripDetails)
  | { kind: 'transfer' }
  | ({ kind: 'custom' } & Omit<CustomTripDetails, 'budgetRange'>)

/** A booking of one kind with its drives, in the order in which they are driven. */
export type NewBooking = Omit<
  typeof bookings.$inferInsert,
  'kind' | 'reference' | 'searchExtra' | 'version' | 'updatedAt'
> & {
  details: NewDetails
  legs: readonly NewLeg[]
  /** Gives another reference each time it is called. */
  drawReference: () => string
}

const DRAWS = 10

/**
 * Inserts a booking with a reference that no other has, its details and its drives, or returns the booking with the same
 * request id. Of two concurrent transactions with one request id, the second waits for the first and returns its booking.
 * @throws when every reference that was drawn is taken
 */
export async function insertBookingOnce(
  tx: Queryable,
  { drawReference, details, legs, ...columns }: NewBooking,
): Promise<{ booking: Booking; legs: StoredLeg[]; isNew: boolean }> {
  const placed = { ...columns, kind: details.kind, searchExtra: searchWordsOf(details) }
  for (let draw = 0; draw < DRAWS; draw++) {
    const row = { ...placed, reference: drawReference() }
    const [booking] = await tx.insert(bookings).values(row).onConflictDoNothing().returning()
    if (booking) {
      await insertDetails(tx, booking.id, details)
      return { booking, legs: await insertLegs(tx, booking.id, legs), isNew: true }
    }
    const [earlier] = await tx.select().from(bookings).where(eq(bookings.requestId, placed.requestId))
    if (earlier) return { booking: earlier, legs: await listLegs(tx, earlier.id), isNew: false }
  }
  throw new Error('no free reference')
}

async function insertDetails(tx: Queryable, bookingId: string, details: NewDetails): Promise<void> {
  if (details.kind === 'trip') await tx.insert(tripDetails).values({ ...details, bookingId })
  if (details.kind === 'custom') await tx.insert(customTripDetails).values({ ...details, bookingId })
}

/** What the search finds of a booking besides its columns. */
function searchWordsOf(details: NewDetails): string {
  if (details.kind === 'trip') return tripSearchWords(details)
  return details.kind === 'custom' ? customTripSearchWords(details) : ''
}
