import type { BoardTime } from '#bookings/desk-lists/week.store.ts'
import type { Driver, Vehicle } from '#fleet/fleet.store.ts'
import { driverOf, takenFrom, vehicleOf } from './fleet-factories.ts'

const ROW = { active: true, createdAt: new Date(0), updatedAt: new Date(0) }

/** A vehicle as it is stored. */
export function storedVehicle(changes: Partial<Vehicle> = {}): Vehicle {
  return { ...vehicleOf('suv', 'suv'), ...ROW, name: 'Fortuner', plate: 'ทด 0201', ...changes }
}

/** A driver as it is stored. */
export function storedDriver(changes: Partial<Driver> = {}): Driver {
  const { id, licenceExpiresOn } = driverOf('lek')
  const crew = {
    name: 'Lek',
    fullName: null,
    thaiName: null,
    phone: '+66 00 000 0000',
    languages: [],
    weeklyDaysOff: [],
    drivingSince: null,
    onWebsite: false,
  }
  return { id, licenceExpiresOn, ...crew, ...ROW, ...changes }
}

/** A confirmed trip for four that is out between two times of Bangkok, such as `2026-11-27T06:00`. */
export function boardTimeOf(from: string, until: string, changes: Partial<BoardTime> = {}): BoardTime {
  const span = takenFrom(from, until, {})
  const booked = {
    ...{ legId: 'leg', startsAt: span.busyFrom, endsAt: span.busyUntil, minutesBefore: 0, minutesAfter: 0 },
    ...{
      pickup: 'River Inn',
      bookingId: 'booking',
      reference: 'SPN-EFK5R',
      bookingStatus: 'confirmed' as const,
    },
    ...{ kind: 'trip' as const, dropoff: 'River Inn' },
    ...{ title: 'Erawan', guests: 4, luggage: null, customerName: 'Sanne Voorbeeld', seen: 1 },
  }
  return { ...span, id: 'taken', reason: null, booked, ...changes }
}
