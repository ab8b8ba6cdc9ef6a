import { randomBytes } from 'node:crypto'
import type { BookingKind } from '../booking-kind.rules.ts'
import { referenceFrom } from '../reference.rules.ts'

const RANDOM_BYTES = 5

/** Draws references for bookings of this kind; one that is drawn may be taken. */
export function drawReference(kind: BookingKind): () => string {
  return () => referenceFrom(kind, randomBytes(RANDOM_BYTES))
}
