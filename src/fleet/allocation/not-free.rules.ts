import { addDays, bangkokDay, type PlainDate, type Weekday, weekdayOf } from '#platform/time/calendar.ts'
import type { FleetDriver, Load } from '../availability/fleet.rules.ts'
import { endedPaper, type VehiclePaper, type VehiclePapers } from '../availability/papers.rules.ts'
import { overlaps, type Span, type Taken } from './allocation.rules.ts'

/** Why a vehicle or a driver cannot be assigned. `taken` is what keeps it busy at that time. */
export type NotFree<Busy extends Taken = Taken> =
  | { why: 'seats'; seats: number }
  | { why: 'bags'; bags: number }
  | { why: VehiclePaper | 'licence'; endsOn: PlainDate }
  | { why: 'dayOff'; weekday: Weekday }
  | { why: 'taken'; taken: Busy }

/** Why this vehicle cannot be assigned to a drive, whatever its class; `undefined` when it can. */
export function whyVehicleNotFree<Busy extends Taken>(
  vehicle: Load & VehiclePapers & { id: string },
  taken: readonly Busy[],
  need: Span & Load,
  today: PlainDate,
): NotFree<Busy> | undefined {
  if (vehicle.seats < need.seats) return { why: 'seats', seats: vehicle.seats }
  if (vehicle.bags < need.bags) return { why: 'bags', bags: vehicle.bags }
  const ended = endedPaper(vehicle, lastDayOf(need), today)
  if (ended) return ended
  return busyWith(taken, ({ vehicleId }) => vehicleId === vehicle.id, need)
}

/** Why this driver cannot be assigned to a drive; `undefined` when he can. */
export function whyDriverNotFree<Busy extends Taken>(
  { id, licenceExpiresOn, weeklyDaysOff }: FleetDriver,
  taken: readonly Busy[],
  span: Span,
): NotFree<Busy> | undefined {
  if (licenceExpiresOn !== null && licenceExpiresOn < lastDayOf(span))
    return { why: 'licence', endsOn: licenceExpiresOn }
  const weekday = weekdaysOf(span).find((one) => weeklyDaysOff.includes(one))
  if (weekday) return { why: 'dayOff', weekday }
  return busyWith(taken, ({ driverId }) => driverId === id, span)
}

function lastDayOf({ busyUntil }: Span): PlainDate {
  return bangkokDay(busyUntil.getTime() - 1)
}

/** The weekdays of a span, each once. */
function weekdaysOf(span: Span): Weekday[] {
  const weekdays: Weekday[] = []
  const last = lastDayOf(span)
  for (
    let day = bangkokDay(span.busyFrom.getTime());
    day <= last && weekdays.length < 7;
    day = addDays(day, 1)
  )
    weekdays.push(weekdayOf(day))
  return weekdays
}

function busyWith<Busy extends Taken>(
  taken: readonly Busy[],
  isOf: (one: Busy) => boolean,
  span: Span,
): NotFree<Busy> | undefined {
  const busy = taken.find((one) => isOf(one) && overlaps(one, span))
  return busy && { why: 'taken', taken: busy }
}
