import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { staff } from '../actor.rules.ts'
import type { Booking } from '../bookings.store.ts'
import { transferTitle } from '../detailed-bookings.store.ts'
import { requestHoldEnds } from '../holding/hold.rules.ts'
import { deskFactsOf } from './desk-booking.rules.ts'
import { type DeskOrder, deskOrderFrom } from './desk-order.ts'
import type { NewBooking } from './insert-booking.store.ts'
import { type PlacingNeeds, placeBooking, type Standing } from './place-booking.ts'

/** `confirmed`: agreed with the guest. `held`: a request whose vehicle is kept for a day, at most until its pickup. */
export const DESK_OUTCOMES = ['confirmed', 'held'] as const
export type DeskOutcome = (typeof DESK_OUTCOMES)[number]

export type DeskBooking = {
  /** The fields of the form, unparsed. */
  input: unknown
  outcome: DeskOutcome
  requestId?: string | undefined
  /** The address of the admin who enters it. */
  admin: string
}

/**
 * Places a booking ({@link placeBooking}) that a guest makes by phone, in a chat or in person, and takes its vehicle at
 * once. It may begin nearer than the lead time and on a closed day, but nothing is booked that is not free. A confirmed
 * one is confirmed to the guest by email, if there is an address; a hold is not.
 */
export async function bookAtDesk(
  deps: PlacingNeeds,
  { input, outcome, requestId, admin }: DeskBooking,
): Promise<{ ok: true; booking: Booking } | Refusal> {
  const order = deskOrderFrom(deps.catalogue, input, deps.now())
  if (!order.ok) return order
  const { entered, legs, vehicleClass, priceBaht } = order
  const holdEnds = legs[0] && requestHoldEnds(deps.rules().holdTimes, 0, legs[0].startsAt, deps.now())
  const standing: Standing = outcome === 'held' ? { as: 'held-by-staff', holdEnds } : { as: 'confirmed' }
  return placeBooking(deps, {
    facts: {
      ...deskFactsOf(entered),
      ...{ vehicleClass, priceBaht, travelDate: entered.date, endDate: entered.returnDate ?? entered.date },
      ...placeOf(order),
    },
    ...{ details: detailsOf(order), legs, standing, content: entered, requestId },
    actor: staff(admin),
    dayFields: ['date', 'returnDate'],
    failure: { code: 'booking-not-saved' },
  })
}

function placeOf(order: DeskOrder): { title: string; pickupLocation: string | null } {
  return order.kind === 'trip'
    ? { title: order.tour.title, pickupLocation: order.entered.pickup }
    : { title: transferTitle(order.legs[0]), pickupLocation: order.legs[0].pickup }
}

function detailsOf(order: DeskOrder): NewBooking['details'] {
  if (order.kind === 'transfer') return { kind: 'transfer' }
  const { tour, origin, vehicleClass } = order
  return {
    kind: 'trip',
    tourId: tour.id,
    origin,
    hotelName: null,
    vehicleText: vehicleClasses[vehicleClass].name,
  }
}
