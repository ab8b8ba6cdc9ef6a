import {
  type Catalogue,
  capacityOf,
  findTour,
  originFor,
  type PricedTour,
} from '#catalogue/catalogue.rules.ts'
import { fareOf, originsOf } from '#catalogue/fare.rules.ts'
import { type Origin, townsIn } from '#catalogue/tour.rules.ts'
import { listedFare } from '#catalogue/transfers/listed-fare.words.ts'
import { smallestVehicleFor, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import { BASE } from '#content/catalogue/driving-times.ts'
import { taxiVehicles } from '#content/catalogue/taxi-rules.ts'
import { legsOfTransfer, legsOfTrip, type PlannedLeg } from '#fleet/allocation/planned-legs.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import { invalid, type Refusal, refuseField } from '#platform/problems/refusal.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import type { ClockTime } from '#platform/time/clock-time.ts'
import { moveLegs } from '../moving/reschedule.rules.ts'
import { legsOf } from '../ride.rules.ts'
import { partyProblem } from './booking-request.rules.ts'
import { DESK_PROBLEMS, type DeskBookingInput, deskBookingSchema } from './desk-booking.rules.ts'
import { whyNotThatWeekday } from './lead-time.rules.ts'
import { rideProblem, vehicleForLoad } from './taxi-service.rules.ts'

/** What is booked at the desk, checked and priced: whole baht for the whole vehicle, or null when it is not agreed yet. */
export type DeskOrder = {
  ok: true
  entered: DeskBookingInput
  guests: number
  vehicleClass: VehicleClass
  priceBaht: number | null
} & (
  | { kind: 'trip'; tour: PricedTour; origin: Origin; legs: PlannedLeg[] }
  | { kind: 'transfer'; legs: ReturnType<typeof legsOfTransfer> }
)

/** Checks what was entered at the desk. `nowMs` is in milliseconds since the epoch. */
export function deskOrderFrom(catalogue: Catalogue, input: unknown, nowMs: number): DeskOrder | Refusal {
  const parsed = deskBookingSchema(nowMs).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const entered = parsed.data
  return entered.kind === 'trip' ? tripOrder(catalogue, entered, nowMs) : transferOrder(entered)
}

function tripOrder(catalogue: Catalogue, entered: DeskBookingInput, nowMs: number): DeskOrder | Refusal {
  const tour = findTour(catalogue, entered.tourId)
  if (!tour) return refuseField('invalid', 'tourId', { code: DESK_PROBLEMS.tourId })
  const origin = entered.origin ?? usualOriginOf(tour, entered.pickup ?? '')
  if (!originsOf(tour.prices).includes(origin))
    return refuseField('invalid', 'origin', { code: DESK_PROBLEMS.origin })
  const otherDay = whyNotThatWeekday(tour.runsOn, entered.date)
  if (otherDay) return refuseField('invalid', 'date', otherDay)
  const legs = legsAtDesk(tour, origin, entered)
  if (legs.some(({ startsAt }) => startsAt.getTime() <= nowMs))
    return refuseField('invalid', 'time', { code: DESK_PROBLEMS.passed })

  const guests = guestsOf(entered)
  const capacity = capacityOf(tour)
  const vehicleClass = entered.vehicle ?? smallestVehicleFor(guests, capacity)
  const sizeProblem = vehicleClass
    ? partyProblem(guests, vehicleClass, capacity)?.problem
    : { code: DESK_PROBLEMS.noVehicle }
  if (!vehicleClass || sizeProblem) return tooLarge(sizeProblem)
  const priceBaht = fareOf(tour.prices, origin, vehicleClass) ?? null
  return { ok: true, kind: 'trip', entered, guests, vehicleClass, priceBaht, tour, origin, legs }
}

function transferOrder(entered: DeskBookingInput): DeskOrder | Refusal {
  const guests = guestsOf(entered)
  const load = { passengers: guests, luggage: entered.luggage ?? 0 }
  const vehicleClass = entered.vehicle ?? vehicleForLoad(load, taxiVehicles)
  const sizeProblem = vehicleClass
    ? rideProblem({ ...load, vehicleClass }, taxiVehicles)
    : { code: DESK_PROBLEMS.noVehicle }
  if (!vehicleClass || sizeProblem) return tooLarge(sizeProblem)
  const { pickup, dropoff, date, time, returnDate, returnTime, flight } = entered
  const ride = { pickup: pickup ?? '', dropoff: dropoff ?? '', pickupDate: date, pickupTime: time ?? '00:00' }
  const legs = legsOfTransfer(legsOf({ ...ride, returnDate, returnTime, flightNumber: flight }))
  // What was agreed with the guest, else what the list says.
  const priceBaht = entered.priceBaht ?? listedFare(legs, vehicleClass)?.totalBaht ?? null
  return { ok: true, kind: 'transfer', entered, guests, vehicleClass, priceBaht, legs }
}

/** Where a trip starts when nobody said it: in the town of the pickup, else at the base, if it is sold from there. */
export function usualOriginOf(tour: PricedTour, pickup: string): Origin {
  return originFor(tour, townsIn(pickup)[0] ?? BASE)
}

/** The leg of a trip, at the agreed time if it is another than that of the itinerary. */
export function legsAtDesk(
  tour: PricedTour,
  origin: Origin,
  { date, time, pickup }: { date: PlainDate; time: ClockTime | null; pickup: string | null },
): PlannedLeg[] {
  const planned = legsOfTrip(tour, origin, { date, pickupLocation: pickup, hotelName: null })
  return moveLegs(planned, { date, ...(time && { time }) })
}

function guestsOf({ adults, children }: DeskBookingInput): number {
  return adults + (children ?? 0)
}

function tooLarge(problem: Problem = { code: DESK_PROBLEMS.noVehicle }): Refusal {
  return refuseField('party-too-large', 'vehicle', problem)
}
