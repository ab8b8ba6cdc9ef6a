import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { rolledBack } from '#platform/database/rolled-back.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import type { Actor } from '../actor.rules.ts'
import { type Move, type Moved, type MoveNeeds, moveLocked, refusingMove } from './reschedule-booking.ts'

/**
 * What a move would do. Refused like the move itself; nothing of it is stored, and nobody is told.
 * @param classes tried one after the other, until one is free; without any, the class of the move
 */
export async function previewMove(
  deps: MoveNeeds,
  move: Move,
  by: Actor,
  classes: readonly VehicleClass[] = [],
): Promise<Moved | Refusal> {
  const [first, ...larger] = classes
  const tried = first ? { ...move, vehicleClass: first } : move
  const would = await refusingMove(deps, (refused) =>
    rolledBack(deps, (tx) => moveLocked(tx, deps, { ...tried, refused }, by), by),
  )
  if (would.ok || would.reason !== 'vehicle-gone' || larger.length === 0) return would
  const other = await previewMove(deps, move, by, larger)
  // The class that was wanted is the one to talk about.
  return other.ok ? other : would
}
