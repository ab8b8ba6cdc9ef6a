import { capacityOf, findTour } from '#domain/catalogue/catalogue.ts'
import { carries, smallestVehicleFor, VEHICLE_CLASSES } from '#domain/catalogue/vehicle.ts'
import { bangkokDay } from '#domain/time/calendar.ts'
import { previewMove } from '#operations/bookings/preview-move.ts'
import { type Move, type Moved, rescheduleBooking } from '#operations/bookings/reschedule-booking.ts'
import type { Deps } from '#operations/deps.ts'
import type { Refusal } from '#operations/refusal.ts'
import type { Pass } from '#operations/requests/find-pass.ts'
import { readMove } from '../../desk/booking/read-posted.ts'

type Typed = Record<string, string>

/** Moves a booking as its guest has typed, or with any other press than `move` only says what that would do. */
export async function postMove(deps: Deps, pass: Pass, typed: Typed): Promise<Moved | Refusal> {
  const read = readMove({ booking: pass.booking, typed: followingParty(deps, pass, typed) }, today(deps))
  if ('ok' in read) return read
  const move: Move = { ...read, seenDate: typed.seenDate || null }
  if (typed.press !== 'move') return previewMove(deps, move, 'guest')
  const seenPriceBaht = typed.seenPriceBaht ? Number(typed.seenPriceBaht) : null
  return rescheduleBooking(deps, { ...move, seenPriceBaht }, 'guest')
}

/** Is the refused press one that was made before, and has the booking moved with that? */
export function isMovedAlready({ booking }: Pass, typed: Typed, refusal: Refusal): boolean {
  if (typed.press !== 'move') return false
  const isThere = booking.travelDate === typed.date
  return (
    isThere && ['same-day', 'moved-meanwhile'].includes(refusal.fields.date?.code ?? refusal.problem.code)
  )
}

/** The vehicle follows the party: when the chosen one is too small, the smallest that carries everybody. */
function followingParty({ catalogue }: Deps, { booking, details }: Pass, typed: Typed): Typed {
  const tour = findTour(catalogue, details.kind === 'trip' ? details.trip.tourId : null)
  if (!tour || !booking.vehicle) return typed
  const capacity = capacityOf(tour)
  const guests = Number(typed.guests || booking.guests)
  const chosen = VEHICLE_CLASSES.find((one) => one === typed.vehicle) ?? booking.vehicle
  const vehicle = carries(capacity, chosen, guests) ? chosen : smallestVehicleFor(guests, capacity)
  return vehicle ? { ...typed, vehicle } : typed
}

function today({ now }: Deps) {
  return bangkokDay(now())
}
