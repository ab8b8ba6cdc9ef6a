import { updateBookingStatus, updateHoldNetwork, updateHoldRefused } from '#adapters/database/bookings.ts'
import type { Queryable } from '#adapters/database/database.ts'
import type { Trip } from '#adapters/database/trips.ts'
import { transferLeadHours } from '#content/catalogue/long-transfers.ts'
import { requestHoldEnds } from '#domain/availability/hold.ts'
import type { HoldLimit } from '#domain/availability/hold-limits.ts'
import { findTour, pickupTimeOf } from '#domain/catalogue/catalogue.ts'
import { isInstant } from '#domain/requests/lead-time.ts'
import { bangkokInstant } from '#domain/time/calendar.ts'
import { type ByGuest, findFleetFor } from '../availability/take-vehicles.ts'
import { checkVehiclesOfBooking, takeVehiclesOfBooking } from '../availability/take-vehicles-of-booking.ts'
import type { Deps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { PayableBooking } from './payable-booking.ts'

type Needs = Pick<Deps, 'queue' | 'catalogue' | 'rules' | 'now' | 'addresses'>

/**
 * Is it too late for a card to book this trip at once? Only an operator with a fleet has such a time: without one nobody
 * knows of a vehicle anyway, and a card books any trip that can still be booked.
 */
export async function isOnRequest(tx: Queryable, { now, rules }: Needs, booking: Trip): Promise<boolean> {
  if (isInstant(rules().leadTimes.dayTrip, booking.travelDate, now())) return false
  return (await findFleetFor(tx, booking.vehicle, { seats: booking.guests, bags: 0 })).hasFleet
}

/** From where the guest comes, and the limit for which nothing may be held; null when it may. */
type Submitting = { byGuest: ByGuest; refused: HoldLimit | null }

/**
 * Makes a request of a card booking that came too late or whose guest may not hold more, holds a vehicle for it unless
 * that is why, and tells the guest.
 */
export async function submitInstead(
  tx: Queryable,
  deps: Needs,
  booking: PayableBooking,
  { byGuest, refused }: Submitting,
): Promise<Refusal> {
  const expiresAt = refused ? null : holdOf(deps, booking)
  // One that waits for an earlier checkout is a request from now on, too.
  const submitted = await updateBookingStatus(tx, booking, 'submit', expiresAt)
  if (!submitted) throw new Error(`booking ${booking.id} could not become a request from ${booking.status}`)
  const kinds = 'tourId' in booking ? TRIP_MAILS : TAXI_MAILS
  await queueMails(deps, tx, [
    { kind: kinds.operator, subjectId: booking.id, toAddress: deps.addresses.operator },
    { kind: kinds.guest, subjectId: booking.id, toAddress: booking.customerEmail },
  ])
  const { reference } = booking
  if (refused) {
    await updateHoldRefused(tx, booking.id, refused)
    await checkVehiclesOfBooking(tx, deps, submitted)
    return refuse('not-payable', { code: 'became-request-without-hold', reference })
  }
  await updateHoldNetwork(tx, booking.id, byGuest.network)
  await takeVehiclesOfBooking(tx, deps, submitted, { expiresAt, byGuest })
  return refuse('not-payable', { code: 'became-request', reference })
}

const TRIP_MAILS = { operator: 'operator-booking', guest: 'guest-booking-received' } as const
const TAXI_MAILS = { operator: 'operator-taxi', guest: 'guest-taxi-received' } as const

/** Until when the vehicle of a booking is held that becomes a request now. */
function holdOf({ catalogue, rules, now }: Needs, booking: PayableBooking): Date {
  const { holdTimes, leadTimes } = rules()
  if (!('tourId' in booking)) {
    const [out] = booking.legs
    if (!out) throw new Error(`booking ${booking.id} has no drive`)
    const leadHours = transferLeadHours(leadTimes, out.pickup, out.dropoff)
    return requestHoldEnds(holdTimes, leadHours, out.startsAt, now())
  }
  const tour = findTour(catalogue, booking.tourId)
  if (!tour || !booking.origin) throw new Error(`booking ${booking.id} has no trip of the catalogue`)
  const startsAt = bangkokInstant(booking.travelDate, pickupTimeOf(tour, booking.origin))
  return requestHoldEnds(holdTimes, leadTimes.dayTrip.requestHours, startsAt, now())
}
