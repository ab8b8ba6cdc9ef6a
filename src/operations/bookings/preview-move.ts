import type { Queryable } from '#adapters/database/database.ts'
import type { Actor } from '#domain/bookings/actor.ts'
import type { Refusal } from '../refusal.ts'
import { type Move, type Moved, type MoveNeeds, moveLocked, refusingMove } from './reschedule-booking.ts'

/** Carries a move out of the transaction that is rolled back. */
class Previewed extends Error {
  readonly answer: Moved | Refusal

  constructor(answer: Moved | Refusal) {
    super('a move was only previewed')
    this.answer = answer
  }
}

/** What a move would do. Refused like the move itself; nothing of it is stored, and nobody is told. */
export async function previewMove(deps: MoveNeeds, move: Move, by: Actor): Promise<Moved | Refusal> {
  const preview = async (tx: Queryable): Promise<never> => {
    throw new Previewed(await moveLocked(tx, deps, move, by))
  }
  return refusingMove(deps, async () => {
    try {
      return await deps.db.transaction(preview, { actor: by })
    } catch (error) {
      if (!(error instanceof Previewed)) throw error
      return error.answer
    }
  })
}
