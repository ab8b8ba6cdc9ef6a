import { bangkokDay, type PlainDate } from '../time/calendar.ts'
import { overlaps, type Span, type Taken } from './allocation.ts'
import type { FleetDriver, Load } from './fleet.ts'

/** Why a vehicle or a driver cannot be assigned. `taken` is what keeps it busy at that time. */
export type NotFree<Busy extends Taken = Taken> =
  | { why: 'seats'; seats: number }
  | { why: 'bags'; bags: number }
  | { why: 'insurance' | 'inspection' | 'licence'; endsOn: PlainDate }
  | { why: 'taken'; taken: Busy }

type AssignedVehicle = Load & {
  id: string
  insuranceExpiresOn: PlainDate | null
  inspectionExpiresOn: PlainDate | null
}

/** Why this vehicle cannot be assigned to a drive, whatever its class; `undefined` when it can. */
export function whyVehicleNotFree<Busy extends Taken>(
  vehicle: AssignedVehicle,
  taken: readonly Busy[],
  need: Span & Load,
): NotFree<Busy> | undefined {
  const { insuranceExpiresOn, inspectionExpiresOn } = vehicle
  const lastDay = bangkokDay(need.busyUntil.getTime())
  if (vehicle.seats < need.seats) return { why: 'seats', seats: vehicle.seats }
  if (vehicle.bags < need.bags) return { why: 'bags', bags: vehicle.bags }
  if (insuranceExpiresOn !== null && insuranceExpiresOn < lastDay)
    return { why: 'insurance', endsOn: insuranceExpiresOn }
  if (inspectionExpiresOn !== null && inspectionExpiresOn < lastDay)
    return { why: 'inspection', endsOn: inspectionExpiresOn }
  return busyWith(taken, ({ vehicleId }) => vehicleId === vehicle.id, need)
}

/** Why this driver cannot be assigned to a drive; `undefined` when he can. */
export function whyDriverNotFree<Busy extends Taken>(
  { id, licenceExpiresOn }: FleetDriver,
  taken: readonly Busy[],
  span: Span,
): NotFree<Busy> | undefined {
  if (licenceExpiresOn !== null && licenceExpiresOn < bangkokDay(span.busyUntil.getTime()))
    return { why: 'licence', endsOn: licenceExpiresOn }
  return busyWith(taken, ({ driverId }) => driverId === id, span)
}

function busyWith<Busy extends Taken>(
  taken: readonly Busy[],
  isOf: (one: Busy) => boolean,
  span: Span,
): NotFree<Busy> | undefined {
  const busy = taken.find((one) => isOf(one) && overlaps(one, span))
  return busy && { why: 'taken', taken: busy }
}
