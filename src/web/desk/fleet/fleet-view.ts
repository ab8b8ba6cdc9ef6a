import { photoAddress } from '#catalogue/photos/photo.rules.ts'
import type { PhotoOf } from '#catalogue/photos/photos.store.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { endsSoon, PAPER_COLUMNS, VEHICLE_PAPERS } from '#fleet/availability/papers.rules.ts'
import type { Driver, Vehicle } from '#fleet/fleet.store.ts'
import { PAPER_NAMES } from '#fleet/fleet.words.ts'
import type { Upcoming } from '#fleet/fleet-page.store.ts'
import {
  daysUntil,
  isUrgent,
  type Paper,
  type PaperAlert,
  paperAlerts,
  papersByEnd,
} from '#fleet/paper-alerts.rules.ts'
import { DRIVER_COUNTRY, phoneLink } from '#guests/contact/phone-link.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { bangkokDay, type PlainDate, WEEKDAYS } from '#platform/time/calendar.ts'
import { DAY_MS, HOUR_MS } from '#platform/time/duration.ts'
import { type BlockView, blockViewOf } from './blocks/block-view.ts'

const WEEK_MS = 7 * DAY_MS

/** The last day of a paper, and how near it is when the operator is warned. */
export type PaperView = { name: string; ends: PlainDate | null; warning: string | null; isUrgent: boolean }

export function fleetView({ vehicles, drivers, photos, upcoming, nowMs }: Read) {
  const today = bangkokDay(nowMs)
  const active = {
    vehicles: vehicles.filter((one) => one.active),
    drivers: drivers.filter((one) => one.active),
  }
  const trips = upcoming.filter(isTrip)
  const nameOf = ({ kind, id }: Pick<PaperAlert<Trip>, 'kind' | 'id'>) =>
    kind === 'vehicle'
      ? (vehicles.find((one) => one.id === id)?.plate ?? '')
      : (drivers.find((one) => one.id === id)?.name ?? '')
  const [first] = papersByEnd(active)
  return {
    alerts: paperAlerts(active, trips, today).map((alert) => ({
      ...{ id: alert.id, kind: alert.kind, paper: alert.paper, isUrgent: alert.isUrgent },
      ...{ title: PAPER_NAMES[alert.paper].name, inSentence: PAPER_NAMES[alert.paper].inSentence },
      /** The plate of a vehicle, or the name of a driver. */
      name: nameOf(alert),
      ...endingWords(alert.endsOn, today),
      hits: alert.hits.map(hitOf),
    })),
    outOfService: [
      ...vehicles
        .filter((one) => !one.active)
        .map(({ id, plate }) => outOfServiceViewOf('vehicle', id, plate, trips)),
      ...drivers
        .filter((one) => !one.active)
        .map(({ id, name }) => outOfServiceViewOf('driver', id, name, trips)),
    ].filter(({ hits }) => hits.length > 0),
    first: first && {
      ...{ paper: PAPER_NAMES[first.paper].inSentence, name: nameOf(first), ends: first.endsOn },
    },
    seats: active.vehicles.reduce((sum, { seats }) => sum + seats, 0),
    activeVehicles: active.vehicles.length,
    activeDrivers: active.drivers.length,
    vehicles: vehicles.map((vehicle) => ({
      ...{ id: vehicle.id, plate: vehicle.plate, name: vehicle.name, active: vehicle.active },
      ...{ class: vehicleClasses[vehicle.class].name, picture: vehicleClasses[vehicle.class].picture },
      photo: addressIn(photos, ({ vehicleId }) => vehicleId === vehicle.id),
      ...{ seats: vehicle.seats, bags: vehicle.bags },
      papers: VEHICLE_PAPERS.map((paper) => paperView(paper, vehicle[PAPER_COLUMNS[paper]], today)),
      blocks: blocksOf(upcoming, ({ vehicleId }) => vehicleId === vehicle.id),
    })),
    drivers: drivers.map((driver) => ({
      ...{ id: driver.id, name: driver.name, thaiName: driver.thaiName, phone: driver.phone },
      call: phoneLink(driver.phone, DRIVER_COUNTRY),
      active: driver.active,
      photo: addressIn(photos, ({ driverId }) => driverId === driver.id),
      licence: paperView('licence', driver.licenceExpiresOn, today),
      works: FROM_MONDAY.map((weekday) => ({ weekday, isOff: driver.weeklyDaysOff.includes(weekday) })),
      blocks: blocksOf(upcoming, ({ driverId }) => driverId === driver.id),
      hours: hoursWithin(trips, driver.id, nowMs),
    })),
  }
}

export type FleetView = ReturnType<typeof fleetView>
export type AlertView = FleetView['alerts'][number]
export type HitView = ReturnType<typeof hitOf>

type Read = {
  vehicles: Vehicle[]
  drivers: Driver[]
  photos: PhotoOf[]
  upcoming: Upcoming[]
  nowMs: number
}
type Trip = Upcoming & { reference: string }

const FROM_MONDAY = [...WEEKDAYS.slice(1), WEEKDAYS[0]]

function addressIn(photos: PhotoOf[], isOf: (photo: PhotoOf) => boolean): string | undefined {
  const photo = photos.find(isOf)
  return photo && photoAddress(photo.id)
}

function isTrip(one: Upcoming): one is Trip {
  return one.reference !== null
}

/** The trips that a vehicle or driver out of service still has. */
function outOfServiceViewOf(kind: 'vehicle' | 'driver', id: string, name: string, trips: Trip[]) {
  const isOf = (trip: Trip) => (kind === 'vehicle' ? trip.vehicleId : trip.driverId) === id
  return { kind, id, name, hits: trips.filter(isOf).map(hitOf) }
}

/** A trip that needs another vehicle or driver. */
function hitOf({ reference, busyFrom }: Trip) {
  return { reference, day: bangkokDay(busyFrom.getTime()) }
}

/** `expires in 6 days, on`; with the day after it, unless that is today. */
function endingWords(endsOn: PlainDate, today: PlainDate) {
  const days = daysUntil(endsOn, today)
  if (days < 0) return { says: 'expired on', endsOn }
  if (days === 0) return { says: 'expires today', endsOn: null }
  return { says: days === 1 ? 'expires tomorrow, on' : `expires in ${days} days, on`, endsOn }
}

export function paperView(paper: Paper, endsOn: PlainDate | null, today: PlainDate): PaperView {
  const { name } = PAPER_NAMES[paper]
  if (endsOn === null) return { name, ends: null, warning: null, isUrgent: false }
  const days = daysUntil(endsOn, today)
  const remaining = days < 0 ? 'ended' : days === 0 ? 'today' : counted(days, 'day')
  return {
    ...{ name, ends: endsOn, isUrgent: isUrgent(endsOn, today) },
    warning: endsSoon(endsOn, today) ? remaining : null,
  }
}

function blocksOf(upcoming: Upcoming[], isOf: (one: Upcoming) => boolean): BlockView[] {
  return upcoming.filter((one) => one.reference === null && isOf(one)).map(blockViewOf)
}

/** How many hours a driver is on the road in the next seven days. */
function hoursWithin(trips: Trip[], driverId: string, nowMs: number): number {
  const ms = trips
    .filter((trip) => trip.driverId === driverId)
    .map(({ busyFrom, busyUntil }) => [
      Math.max(busyFrom.getTime(), nowMs),
      Math.min(busyUntil.getTime(), nowMs + WEEK_MS),
    ])
    .reduce((sum, [from = 0, until = 0]) => sum + Math.max(0, until - from), 0)
  return Math.round(ms / HOUR_MS)
}
