import { randomBytes } from 'node:crypto'
import type { BookingKind } from '#domain/bookings/booking-kind.ts'
import { referenceFrom } from '#domain/bookings/reference.ts'

const RANDOM_BYTES = 5

/** Draws references for bookings of this kind; one that is drawn may be taken. */
export function drawReference(kind: BookingKind): () => string {
  return () => referenceFrom(kind, randomBytes(RANDOM_BYTES))
}
