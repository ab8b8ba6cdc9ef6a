import { classesForParty } from '#bookings/moving/party-size.ts'
import { previewMove } from '#bookings/moving/preview-move.ts'
import { readMove } from '#bookings/moving/read-move.ts'
import { type Move, type Moved, rescheduleBooking } from '#bookings/moving/reschedule-booking.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import type { Deps } from '#platform/deps.ts'
import type { CountedNetwork } from '#platform/limits/spend-budget.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { bangkokDay } from '#platform/time/calendar.ts'

type Typed = Record<string, string>

/**
 * Changes a booking as its guest has typed, with the vehicle and the price that the page showed; with any other press than
 * `move` it only says what that would do, in the smallest vehicle that takes the party and is free.
 */
export async function postMove(
  deps: Deps,
  pass: Pass,
  typed: Typed,
  network: CountedNetwork,
): Promise<Moved | Refusal> {
  const move = moveOf(deps, pass, typed)
  if ('ok' in move) return move
  if (typed.press !== 'move')
    return previewMove(deps, move, 'guest', classesForParty(deps.catalogue, pass.booking, move))
  const seenPriceBaht = typed.seenPriceBaht ? Number(typed.seenPriceBaht) : null
  return rescheduleBooking(deps, { ...move, seenPriceBaht, network }, 'guest')
}

/** Was a refused press made before, and is the booking like that already? */
export async function isMovedAlready(deps: Deps, pass: Pass, typed: Typed): Promise<boolean> {
  const move = moveOf(deps, pass, typed)
  if (typed.press !== 'move' || 'ok' in move) return false
  const again = await previewMove(deps, { ...move, seenDate: pass.booking.travelDate }, 'guest')
  return !again.ok && again.problem.code === 'nothing-changed'
}

function moveOf({ now }: Deps, { booking }: Pass, typed: Typed): Move | Refusal {
  const { date = typed.keptDate ?? '', vehicle = '', seenVehicle = vehicle, press } = typed
  const wanted = { ...typed, date, vehicle: press === 'move' ? seenVehicle : vehicle }
  const read = readMove({ booking, typed: wanted }, bangkokDay(now()))
  return 'ok' in read ? read : { ...read, seenDate: typed.seenDate || null }
}
