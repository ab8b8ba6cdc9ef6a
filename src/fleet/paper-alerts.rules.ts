import { addDays, bangkokDay, type PlainDate } from '#platform/time/calendar.ts'
import {
  endsSoon,
  PAPER_COLUMNS,
  PAPER_URGENT_DAYS,
  VEHICLE_PAPERS,
  type VehiclePaper,
  type VehiclePapers,
} from './availability/papers.rules.ts'

export type Paper = VehiclePaper | 'licence'

/** A paper of a vehicle or a driver, with its last valid day. */
export type EndingPaper = { kind: 'vehicle' | 'driver'; id: string; paper: Paper; endsOn: PlainDate }

/** A vehicle and a driver that are taken until then. */
type Trip = { vehicleId: string | null; driverId: string | null; busyUntil: Date }

export type PaperAlert<Hit extends Trip> = EndingPaper & {
  /** It ends within 14 days, or has ended. */
  isUrgent: boolean
  /** The trips that are assigned and end after it. */
  hits: Hit[]
}

type Fleet = {
  vehicles: readonly (VehiclePapers & { id: string })[]
  drivers: readonly { id: string; licenceExpiresOn: PlainDate | null }[]
}

/** All papers that have been entered, the first to end first. */
export function papersByEnd({ vehicles, drivers }: Fleet): EndingPaper[] {
  const ofVehicles = vehicles.flatMap((vehicle) =>
    VEHICLE_PAPERS.map((paper) => ({
      ...{ kind: 'vehicle' as const, id: vehicle.id, paper },
      endsOn: vehicle[PAPER_COLUMNS[paper]],
    })),
  )
  const licences = drivers.map(({ id, licenceExpiresOn }) => ({
    ...{ kind: 'driver' as const, id, paper: 'licence' as const, endsOn: licenceExpiresOn },
  }))
  return [...ofVehicles, ...licences]
    .flatMap(({ endsOn, ...paper }) => (endsOn === null ? [] : [{ ...paper, endsOn }]))
    .sort((one, other) => one.endsOn.localeCompare(other.endsOn))
}

/** The papers that end within 30 days or have ended, the first to end first, with the trips that are hit. */
export function paperAlerts<Hit extends Trip>(
  fleet: Fleet,
  trips: readonly Hit[],
  today: PlainDate,
): PaperAlert<Hit>[] {
  return papersByEnd(fleet)
    .filter(({ endsOn }) => endsSoon(endsOn, today))
    .map((ending) => ({
      ...ending,
      isUrgent: isUrgent(ending.endsOn, today),
      hits: trips.filter(
        ({ vehicleId, driverId, busyUntil }) =>
          (ending.kind === 'vehicle' ? vehicleId : driverId) === ending.id &&
          bangkokDay(busyUntil.getTime() - 1) > ending.endsOn,
      ),
    }))
}

export function isUrgent(endsOn: PlainDate, today: PlainDate): boolean {
  return endsOn <= addDays(today, PAPER_URGENT_DAYS)
}

/** How many days from today until that day; negative for one that has passed. */
export function daysUntil(day: PlainDate, today: PlainDate): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
}
