import { bangkokDay } from '#domain/time/calendar.ts'
import { classesForParty } from '#operations/bookings/move/party-size.ts'
import { previewMove } from '#operations/bookings/move/preview-move.ts'
import { readMove } from '#operations/bookings/move/read-move.ts'
import { type Move, type Moved, rescheduleBooking } from '#operations/bookings/move/reschedule-booking.ts'
import type { Deps } from '#operations/deps.ts'
import type { CountedNetwork } from '#operations/limits/spend-budget.ts'
import type { Refusal } from '#operations/refusal.ts'
import type { Pass } from '#operations/requests/find-pass.ts'

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
