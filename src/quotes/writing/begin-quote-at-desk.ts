import { staff } from '#bookings/actor.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import { CUSTOM_TRIP_TITLE, transferTitle } from '#bookings/detailed-bookings.store.ts'
import type { NewLeg } from '#bookings/legs.store.ts'
import { type DeskQuoteInput, deskFactsOf, deskQuoteSchema } from '#bookings/placing/desk-booking.rules.ts'
import { type DeskOrder, deskOrderFrom, legsAtDesk, usualOriginOf } from '#bookings/placing/desk-order.ts'
import type { NewBooking } from '#bookings/placing/insert-booking.store.ts'
import { type PlacingNeeds, placeBooking } from '#bookings/placing/place-booking.ts'
import { findTour, type PricedTour } from '#catalogue/catalogue.rules.ts'
import { fareOf, originsOf } from '#catalogue/fare.rules.ts'
import { type Origin, tourFrom } from '#catalogue/tour.rules.ts'
import { DEFAULT_CAPACITY, smallestVehicleFor, type VehicleClass } from '#catalogue/vehicle.rules.ts'
import { places } from '#content/map/places.ts'
import { legsOfCustomTrip } from '#fleet/allocation/planned-legs.ts'
import type { Deps } from '#platform/deps.ts'
import { invalid, type Refusal } from '#platform/problems/refusal.ts'
import { upsertQuoteDraft } from '../quote-page.store.ts'
import { beginningOf, withPickup, withTrip } from './quote-beginning.words.ts'
import type { TypedQuote } from './quote-fields.rules.ts'
import { paymentsOffered } from './quote-form.rules.ts'

type Needs = Pick<Deps, 'catalogue' | 'rules' | 'now'>
type Entered = { input: unknown; requestId?: string | undefined; admin: string }

/** What is stored of a request at the desk, and the draft of its quote. */
type Asked = {
  ok: true
  entered: Omit<DeskQuoteInput, 'date'> & { date: string | null }
  guests: number
  vehicleClass: VehicleClass
  draft: TypedQuote
} & (
  | { kind: 'custom'; legs: NewLeg[]; locations: string[] }
  | { kind: 'transfer'; legs: Extract<DeskOrder, { kind: 'transfer' }>['legs'] }
)

/**
 * Places a request ({@link placeBooking}) that a guest makes by phone, in a chat or in person, with a draft of its quote
 * in which everything that was typed stands already. A trip becomes a custom trip, whose day may still be open. Nothing is
 * held and nothing is sent before the quote is.
 */
export async function beginQuoteAtDesk(
  deps: PlacingNeeds,
  { input, requestId, admin }: Entered,
): Promise<{ ok: true; booking: Booking } | Refusal> {
  const asked = askedFrom(deps, input)
  if (!asked.ok) return asked
  const { entered, vehicleClass, legs, draft } = asked
  return placeBooking(deps, {
    facts: { ...deskFactsOf(entered), vehicleClass, travelDate: entered.date, ...placeOf(asked) },
    ...{ details: detailsOf(asked), legs, standing: { as: 'to-be-quoted' }, requestId },
    content: { ...entered, quote: true },
    actor: staff(admin),
    dayFields: ['date'],
    failure: { code: 'booking-not-saved' },
    storeMore: (tx, booking) => upsertQuoteDraft(tx, booking.id, draft),
  })
}

function placeOf(asked: Asked) {
  const { date, returnDate, pickup } = asked.entered
  return asked.kind === 'transfer'
    ? {
        title: transferTitle(asked.legs[0]),
        endDate: returnDate ?? date,
        pickupLocation: asked.legs[0].pickup,
      }
    : { title: CUSTOM_TRIP_TITLE, endDate: date, pickupLocation: pickup }
}

function detailsOf(asked: Asked): NewBooking['details'] {
  if (asked.kind === 'transfer') return { kind: 'transfer' }
  const { locations } = asked
  return { kind: 'custom', moreThanEight: false, numberOfDays: 1, locations, dayPlans: {} }
}

function askedFrom(deps: Needs, input: unknown): Asked | Refusal {
  const parsed = deskQuoteSchema(deps.now()).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  return parsed.data.kind === 'trip' ? askedTrip(deps, parsed.data) : askedRide(deps, input)
}

/** A ride needs its places and times also for a quote. */
function askedRide(deps: Needs, input: unknown): Asked | Refusal {
  const order = deskOrderFrom(deps.catalogue, input, deps.now())
  if (!order.ok) return order
  if (order.kind !== 'transfer') throw new Error('a ride was read as a trip')
  const { entered, guests, vehicleClass, legs, priceBaht } = order
  const ride = {
    kind: 'transfer',
    title: transferTitle(legs[0]),
    vehicleClass,
    numberOfDays: 1,
    legs,
    priceBaht,
  }
  const draft = beginningOf({ ...ride, travelDate: entered.date }, paymentOf(deps), deps.now())
  return { ok: true, kind: 'transfer', entered, guests, vehicleClass, legs, draft }
}

function askedTrip(deps: Needs, entered: DeskQuoteInput): Asked {
  const tour = findTour(deps.catalogue, entered.tourId)
  const { date, pickup, time } = entered
  const guests = entered.adults + (entered.children ?? 0)
  const vehicleClass = entered.vehicle ?? smallestVehicleFor(guests, DEFAULT_CAPACITY) ?? 'van'
  const trip = { kind: 'custom', title: '', travelDate: date, vehicleClass, numberOfDays: 1, legs: [] }
  const beginning = beginningOf(trip, paymentOf(deps), deps.now())
  const asked = { ok: true as const, kind: 'custom' as const, entered, guests, vehicleClass }
  if (!tour) {
    const legs = legsOfCustomTrip(date, 1).map((leg) => ({ ...leg, pickup: pickup ?? '' }))
    return { ...asked, legs, locations: [], draft: withPickup(beginning, entered) }
  }
  const origin = originOf(tour, entered)
  const priceBaht = fareOf(tour.prices, origin, vehicleClass) ?? null
  const draft = withTrip(beginning, tourFrom(tour, origin), { pickup, time, priceBaht })
  const legs = date ? legsAtDesk(tour, origin, { date, time, pickup }) : []
  const visited = places.filter(({ id }) => tour.places.includes(id))
  return { ...asked, legs, locations: visited.map(({ name }) => name), draft }
}

function originOf(tour: PricedTour, { origin, pickup }: DeskQuoteInput): Origin {
  return origin && originsOf(tour.prices).includes(origin) ? origin : usualOriginOf(tour, pickup ?? '')
}

function paymentOf({ rules }: Pick<Needs, 'rules'>) {
  const { depositPercent, channels } = rules()
  return paymentsOffered({ depositPercent, hasCards: channels.includes('card') })[0]
}
