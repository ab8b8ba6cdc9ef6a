import type { Actor } from '#domain/bookings/actor.ts'
import type { Refusal } from '../refusal.ts'
import { rolledBack } from '../rolled-back.ts'
import { type Move, type Moved, type MoveNeeds, moveLocked, refusingMove } from './reschedule-booking.ts'

/** What a move would do. Refused like the move itself; nothing of it is stored, and nobody is told. */
export async function previewMove(deps: MoveNeeds, move: Move, by: Actor): Promise<Moved | Refusal> {
  return refusingMove(deps, () => rolledBack(deps, (tx) => moveLocked(tx, deps, move, by), by))
}
