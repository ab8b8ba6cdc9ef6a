import { updateBookingStatus } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import type { Trip } from '#adapters/database/trips.ts'
import { requestHoldEnds } from '#domain/availability/hold.ts'
import { findTour, pickupTimeOf } from '#domain/catalogue/catalogue.ts'
import { isInstant } from '#domain/requests/lead-time.ts'
import { bangkokInstant } from '#domain/time/calendar.ts'
import { findFleetFor } from '../availability/take-vehicles.ts'
import { takeVehiclesOfTrip } from '../availability/take-vehicles-of-booking.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { type Refusal, refuse } from '../refusal.ts'

type Needs = Pick<Deps, 'queue' | 'catalogue' | 'rules' | 'now' | 'addresses'>

/**
 * Is it too late for a card to book this trip at once? Only an operator with a fleet has such a time: without one nobody
 * knows of a vehicle anyway, and a card books any trip that can still be booked.
 */
export async function isOnRequest(tx: Queryable, { now, rules }: Needs, booking: Trip): Promise<boolean> {
  if (isInstant(rules().leadTimes.dayTrip, booking.travelDate, now())) return false
  return (await findFleetFor(tx, booking.vehicle, { seats: booking.guests, bags: 0 })).hasFleet
}

/** Makes a request of a card booking that came too late, holds a vehicle for it, and tells the guest. */
export async function submitInstead(tx: Queryable, deps: Needs, booking: Trip): Promise<Refusal> {
  const tour = findTour(deps.catalogue, booking.tourId)
  if (!tour || !booking.origin) throw new Error(`booking ${booking.id} has no trip of the catalogue`)
  const startsAt = bangkokInstant(booking.travelDate, pickupTimeOf(tour, booking.origin))
  const { holdTimes, leadTimes } = deps.rules()
  const expiresAt = requestHoldEnds(holdTimes, leadTimes.dayTrip.requestHours, startsAt, deps.now())
  // One that waits for an earlier checkout is a request from now on, too.
  const submitted = await updateBookingStatus(tx, booking, 'submit', expiresAt)
  if (!submitted) throw new Error(`booking ${booking.id} could not become a request from ${booking.status}`)
  await queueMails(deps, tx, [
    { kind: 'operator-booking', subjectId: booking.id, toAddress: deps.addresses.operator },
    { kind: 'guest-booking-received', subjectId: booking.id, toAddress: booking.customerEmail },
  ])
  await takeVehiclesOfTrip(tx, deps, booking, { expiresAt })
  return refuse('not-payable', { code: 'became-request', reference: booking.reference })
}
