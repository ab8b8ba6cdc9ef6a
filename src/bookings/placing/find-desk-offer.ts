import { capacityOf, findTour, type PricedTour } from '#catalogue/catalogue.rules.ts'
import { fareOf, originsOf, vehiclesOffered } from '#catalogue/fare.rules.ts'
import { isOrigin, type Origin } from '#catalogue/tour.rules.ts'
import { fareLines } from '#catalogue/transfers/fare-lines.words.ts'
import { listedFare } from '#catalogue/transfers/listed-fare.words.ts'
import { carries, VEHICLE_CLASSES, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import { transferLeadHours } from '#content/catalogue/long-transfers.ts'
import { taxiVehicles } from '#content/catalogue/taxi-rules.ts'
import { legsOfTransfer, type PlannedLeg } from '#fleet/allocation/planned-legs.ts'
import { closesTrip } from '#fleet/availability/availability.rules.ts'
import { countFree } from '#fleet/availability/count-free.rules.ts'
import { findFleetOver } from '#fleet/availability/find-fleet-over.ts'
import { type FreeDay, findFreeDays } from '#fleet/availability/find-free-days.ts'
import type { Fleet, Load } from '#fleet/availability/fleet.rules.ts'
import type { Deps } from '#platform/deps.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import { bangkokDay, isPlainDate, type PlainDate } from '#platform/time/calendar.ts'
import { bangkokTime, type ClockTime, isClockTime } from '#platform/time/clock-time.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { listBlackoutsBetween } from '../operator-rules/blackouts.store.ts'
import { legsOf } from '../ride.rules.ts'
import { legsAtDesk, usualOriginOf } from './desk-order.ts'
import { whyNotThatWeekday } from './lead-time.rules.ts'

/** One class for what is being entered. `free`: how many are free; null without a fleet. */
export type ClassOffer = {
  vehicleClass: VehicleClass
  priceBaht: number | null
  /** What the price of a transfer is made of, in words. */
  parts: { label: string; value: string }[]
  free: number | null
  /** Does it carry the party and its luggage? */
  fits: boolean
}

/** What is free and what it costs, while a booking is being entered at the desk. */
export type DeskOffer = {
  date: PlainDate
  pickupTime: ClockTime
  /** Null for a transfer. */
  origin: Origin | null
  classes: ClassOffer[]
  /** The smallest class that is free and fits; undefined when none is. */
  suggested: VehicleClass | undefined
  /** Days around it that are free, when this one is not. */
  freeDays: FreeDay[]
  /** What the operator should know before booking it all the same. */
  warnings: Problem[]
}

/** The values of the form, as typed: anything may be in them. */
type Typed = Readonly<Record<string, string>>
type Plan = {
  tour: PricedTour | undefined
  origin: Origin | null
  legs: PlannedLeg[]
  date: PlainDate
  leadHours: number
}

/** @returns undefined while what was entered names no trip, or no route, with its day */
export async function findDeskOffer(
  deps: Pick<Deps, 'db' | 'catalogue' | 'rules' | 'now'>,
  typed: Typed,
): Promise<DeskOffer | undefined> {
  const plan = typed.kind === 'transfer' ? planOfTransfer(deps, typed) : planOfTrip(deps, typed)
  const [first, last] = [plan?.legs[0], plan?.legs.at(-1)]
  if (!plan || !first || !last) return undefined
  const load = {
    seats: numberOf(typed.adults, 1) + numberOf(typed.children, 0),
    bags: numberOf(typed.luggage, 0),
  }
  const [fleet, blackouts] = await Promise.all([
    findFleetOver(deps, [first, last]),
    listBlackoutsBetween(deps.db.read, plan.date, bangkokDay(last.startsAt.getTime())),
  ])
  const classes = classesOf(plan, fleet, load)
  const suggested = classes.find(({ fits, free }) => fits && free !== 0)?.vehicleClass
  const { tour, origin, date, legs } = plan
  const wanted = {
    tourId: tour?.id ?? null,
    origin,
    date,
    guests: String(load.seats),
    vehicleClass: undefined,
  }
  return {
    date,
    pickupTime: bangkokTime(first.startsAt.getTime()),
    origin,
    classes,
    suggested,
    freeDays: suggested ? [] : await findFreeDays(deps, wanted),
    warnings: [
      ...blackouts
        .filter((blackout) => closesTrip(blackout, tour?.id ?? null))
        .map(({ reason }): Problem => ({ code: 'blackout', sentence: reason })),
      ...warningsOf({ tour, date, legs, leadHours: plan.leadHours }, deps.now()),
    ],
  }
}

function planOfTrip({ catalogue, rules }: Pick<Deps, 'catalogue' | 'rules'>, typed: Typed): Plan | undefined {
  const tour = findTour(catalogue, typed.tourId ?? null)
  const { date = '', origin: named = '', pickup = '' } = typed
  if (!tour || !isPlainDate(date)) return undefined
  const origin =
    isOrigin(named) && originsOf(tour.prices).includes(named) ? named : usualOriginOf(tour, pickup)
  const legs = legsAtDesk(tour, origin, { date, time: timeOf(typed.time), pickup: pickup || null })
  return { tour, origin, legs, date, leadHours: rules().leadTimes.dayTrip.requestHours }
}

function planOfTransfer({ rules }: Pick<Deps, 'rules'>, typed: Typed): Plan | undefined {
  const { pickup = '', dropoff = '', date = '', returnDate = '' } = typed
  const time = timeOf(typed.time)
  if (!pickup || !dropoff || !isPlainDate(date) || !time) return undefined
  const returnTime = timeOf(typed.returnTime)
  const back =
    isPlainDate(returnDate) && returnTime && returnDate >= date ? { returnDate, returnTime } : undefined
  const ride = { pickup, dropoff, pickupDate: date, pickupTime: time }
  const legs = legsOfTransfer(legsOf({ ...ride, ...(back ?? { returnDate: null, returnTime: null }) }))
  return {
    tour: undefined,
    origin: null,
    legs,
    date,
    leadHours: transferLeadHours(rules().leadTimes, pickup, dropoff),
  }
}

function classesOf({ tour, origin, legs }: Plan, fleet: Fleet, load: Load): ClassOffer[] {
  const offered = tour && origin ? vehiclesOffered(tour.prices, origin) : VEHICLE_CLASSES
  return offered.map((vehicleClass) => {
    const fits = tour
      ? carries(capacityOf(tour), vehicleClass, load.seats)
      : taxiVehicles[vehicleClass].seats >= load.seats && taxiVehicles[vehicleClass].luggage >= load.bags
    const listed = tour ? undefined : listedFare(legs, vehicleClass)
    const priceBaht = (tour && origin ? fareOf(tour.prices, origin, vehicleClass) : listed?.totalBaht) ?? null
    const free = countFree(fleet, legs, { ...load, class: vehicleClass })
    return { vehicleClass, priceBaht, parts: listed ? fareLines(listed) : [], fits, free }
  })
}

function warningsOf({ tour, date, legs, leadHours }: Omit<Plan, 'origin'>, nowMs: number): Problem[] {
  const otherDay = whyNotThatWeekday(tour?.runsOn, date)
  const aheadMs = (legs[0]?.startsAt.getTime() ?? nowMs) - nowMs
  if (otherDay) return [otherDay]
  if (aheadMs <= 0) return [{ code: 'desk.passed' }]
  return aheadMs < leadHours * HOUR_MS ? [{ code: 'desk.shortNotice', hours: leadHours }] : []
}

function numberOf(text: string | undefined, otherwise: number): number {
  return text && /^\d{1,2}$/.test(text) ? Number(text) : otherwise
}

function timeOf(text: string | undefined): ClockTime | null {
  return text && isClockTime(text) ? text : null
}
