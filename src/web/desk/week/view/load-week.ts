import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { findFleetNames } from '#bookings/desk-booking.store.ts'
import {
  type BoardTime,
  type BookedLeg,
  listBoardTimes,
  listLegsWithoutVehicle,
} from '#bookings/desk-lists/week.store.ts'
import { listBlackoutsBetween, type StoredBlackout } from '#bookings/operator-rules/blackouts.store.ts'
import { driveState } from '#drives/drive-state.rules.ts'
import { progressOf } from '#drives/drive-step.rules.ts'
import { listDrivePresses } from '#drives/drive-steps.store.ts'
import { isInForce } from '#fleet/allocation/allocation.rules.ts'
import { listDrivers, listVehicles } from '#fleet/fleet-page.store.ts'
import type { Deps } from '#platform/deps.ts'
import { addDays, bangkokDay, bangkokInstant, type PlainDate } from '#platform/time/calendar.ts'
import { closuresOn, isClosedFor } from '../../day-closures.ts'
import { DRIVE_STATES } from '../../labels/state-labels.ts'
import type { WeekAddress } from '../week-address.ts'
import { type DriverDay, driverDayOf } from './driver-days.ts'
import { freeTimeOn, isShownOn } from './hours.ts'
import { findMoving, type MovingView } from './moving.ts'
import { type BoardFleet, looseSlotOf, type SlotView, slotOf } from './slots.ts'

const DAYS = 7

export type WeekView = Awaited<ReturnType<typeof loadWeek>>
/** One vehicle on one day; `free` when it can be offered, `isClosed` when guests cannot book it on that day. */
export type VehicleCell = { day: PlainDate; slots: SlotView[]; free: string | undefined; isClosed: boolean }
export type VehicleRow = { vehicle: BoardFleet['vehicles'][number]; cells: VehicleCell[] }
export type DriverRow = {
  driver: BoardFleet['drivers'][number]
  cells: { day: PlainDate; hours: DriverDay }[]
}

/** Everything that the board of a week shows. */
export async function loadWeek(
  { db: { read }, catalogue, now }: Pick<Deps, 'db' | 'catalogue' | 'now'>,
  address: WeekAddress,
) {
  const nowMs = now()
  const today = bangkokDay(nowMs)
  const fleet = await findFleet(read)
  const found = address.move ? await findMoving(read, address.move, fleet, nowMs) : undefined
  const moving = typeof found === 'object' ? found : undefined
  const first = weekWith(address.day, moving)
  const days = Array.from({ length: DAYS }, (_, index) => addDays(first, index))
  const [from, until] = [bangkokInstant(first, '00:00'), bangkokInstant(addDays(first, DAYS), '00:00')]
  const [all, loose, blackouts] = await Promise.all([
    listBoardTimes(read, from, until),
    listLegsWithoutVehicle(read, from, until),
    listBlackoutsBetween(read, first, addDays(first, DAYS - 1)),
  ])
  const times = all.filter((time) => isInForce(time, nowMs))
  const shown = moving?.day ?? address.show ?? (days.includes(today) ? today : first)
  return {
    ...{ first, days, today, nowMs, moving },
    /** The day that a phone shows first. */
    shown: days.includes(shown) ? shown : first,
    notMovable: typeof found === 'string' ? found : undefined,
    counts: countsOf(times, loose, fleet),
    driveStates: await findDriveStates(read, times),
    bookingsOn: new Map(days.map((day) => [day, bookingsOn(day, times, loose)])),
    closures: days.map((day) => closuresOn(day, blackouts, catalogue)),
    loose: days.map((day) => loose.filter((leg) => dayOf(leg) === day).map((leg) => looseSlotOf(leg, nowMs))),
    vehicles: vehicleRows({ days, times, fleet, blackouts }, nowMs),
    drivers: driverRows(days, times, fleet),
  }
}

/** Of each drive that is under way where it is, by the id of its leg. */
async function findDriveStates(
  read: Deps['db']['read'],
  times: readonly BoardTime[],
): Promise<Map<string, string>> {
  const drives = times.flatMap(({ booked, driverId }) =>
    booked && bookingCountsAs(booked.bookingStatus, 'ahead') ? [{ ...booked, driverId }] : [],
  )
  const pressed = await listDrivePresses(
    read,
    drives.map(({ legId }) => legId),
  )
  return new Map(
    drives.flatMap(({ legId, bookingStatus, ...drive }) => {
      const own = pressed.filter((press) => press.legId === legId)
      const state = driveState(bookingStatus, progressOf(drive, own))
      return state ? [[legId, DRIVE_STATES[state].text] as const] : []
    }),
  )
}

async function findFleet(read: Deps['db']['read']): Promise<BoardFleet> {
  const [vehicles, drivers, names] = await Promise.all([
    listVehicles(read),
    listDrivers(read),
    findFleetNames(read),
  ])
  return { vehicles, drivers, names }
}

/** A drive outside the week that was asked for moves the week to its day. */
function weekWith(day: PlainDate, moving: MovingView | undefined): PlainDate {
  return moving && (moving.day < day || moving.day >= addDays(day, DAYS)) ? moving.day : day
}

function dayOf({ startsAt }: BookedLeg): PlainDate {
  return bangkokDay(startsAt.getTime())
}

type OnBoard = {
  days: PlainDate[]
  times: BoardTime[]
  fleet: BoardFleet
  blackouts: readonly StoredBlackout[]
}

/** The fleet, and what has left it but still has a trip in this week. */
function vehicleRows({ days, times, fleet, blackouts }: OnBoard, nowMs: number): VehicleRow[] {
  return fleet.vehicles
    .map((vehicle) => ({ vehicle, own: times.filter(({ vehicleId }) => vehicleId === vehicle.id) }))
    .filter(({ vehicle, own }) => vehicle.active || own.length > 0)
    .map(({ vehicle, own }) => ({
      vehicle,
      cells: days.map((day) => {
        const onDay = own.filter((time) => isShownOn(day, time))
        const isOffered = vehicle.active && day >= bangkokDay(nowMs)
        return {
          day,
          slots: onDay.map((time) => slotOf(time, day, fleet, nowMs)),
          free: isOffered ? freeTimeOn(day, own) : undefined,
          isClosed: isClosedFor(vehicle.class, day, blackouts),
        }
      }),
    }))
}

function driverRows(days: PlainDate[], times: BoardTime[], { drivers }: BoardFleet): DriverRow[] {
  return drivers
    .filter(({ id, active }) => active || times.some(({ driverId }) => driverId === id))
    .map((driver) => ({
      driver,
      cells: days.map((day) => ({ day, hours: driverDayOf(driver, day, times) })),
    }))
}

function bookingsOn(day: PlainDate, times: BoardTime[], loose: BookedLeg[]): number {
  const booked = times.flatMap((time) => (time.booked && isShownOn(day, time) ? [time.booked] : []))
  return new Set([...booked, ...loose.filter((leg) => dayOf(leg) === day)].map(({ reference }) => reference))
    .size
}

/** How many bookings are on the board, and how many of them are not as they should be. */
function countsOf(times: BoardTime[], loose: BookedLeg[], { drivers }: BoardFleet) {
  const hasDrivers = drivers.some(({ active }) => active)
  const booked = times.filter(({ booked: one }) => one !== null)
  const different = (legs: (BookedLeg | null)[]) => new Set(legs.map((leg) => leg?.reference)).size
  return {
    bookings: different([...booked.map((time) => time.booked), ...loose]),
    held: different(booked.flatMap(({ status, booked: one }) => (status === 'held' ? [one] : []))),
    withoutVehicle: different(loose),
    withoutDriver: hasDrivers
      ? different(booked.flatMap(({ driverId, booked: one }) => (driverId === null ? [one] : [])))
      : 0,
  }
}
