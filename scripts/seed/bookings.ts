import { nextBookingStatus } from '#bookings/booking-status.rules.ts'
import { tripSearchWords } from '#bookings/detailed-bookings.store.ts'
import { type Offer, offerOfTour, orderFrom } from '#bookings/placing/booking-offer.ts'
import { contentHash } from '#bookings/placing/content-hash.ts'
import { referenceFrom } from '#bookings/reference.rules.ts'
import { originsOf } from '#catalogue/fare.rules.ts'
import type { BookingChannel, Tour } from '#catalogue/tour.rules.ts'
import { largestParty, smallestVehicleFor } from '#catalogue/vehicle.rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import type { bookings, tripDetails } from '#platform/database/schema/schema.ts'
import { addDays, type PlainDate, weekdayOf } from '#platform/time/calendar.ts'
import { type Scenario, scenarios } from './booking-scenarios.ts'
import type { Step } from './events.ts'
import { hotels, pickups, specialRequests } from './guest-texts.ts'
import { guests } from './guests.ts'
import { DAY_MS, dayFromToday, HOUR_MS, instantOf, MINUTE_MS, type SeedContext } from './seed-context.ts'
import { bytesOf, type Draw, idOf, seededRandom } from './seeded-random.ts'

type BookingRow = typeof bookings.$inferInsert & { id: string; createdAt: Date; travelDate: string }
type TripRow = typeof tripDetails.$inferInsert
export type SeedBooking = {
  row: BookingRow
  details: TripRow
  history: Step[]
  scenario: Scenario
  label: string
}

/** The bookings of the season with their histories. */
export function listBookings(context: SeedContext): SeedBooking[] {
  return scenarios
    .flatMap((scenario) => Array.from({ length: scenario.count }, () => scenario))
    .map((scenario, index) => bookingFrom(context, scenario, index))
}

function bookingFrom(context: SeedContext, scenario: Scenario, index: number): SeedBooking {
  const label = `booking ${index + 1}`
  const draw = seededRandom(label)
  const { offer, travelDate } = tripFor(context, scenario, draw)
  const askedAt = requestTime(context, scenario, travelDate, draw)
  const facts = factsOf(offer, travelDate, askedAt, index, draw)
  const id = idOf(label)
  const history = historyOf(scenario, { id, askedAt, travelDate }, draw)
  const last = history.at(-1)
  if (!last) throw new Error(`${label} has no beginning`)
  const { tourId, origin, vehicleText, hotelName, ...shared } = facts
  const details = { bookingId: id, tourId, origin, vehicleText, hotelName }
  const row = {
    ...shared,
    kind: 'trip' as const,
    endDate: travelDate,
    terms: defaultRules.cancellation,
    searchExtra: tripSearchWords({ vehicleText, hotelName }),
    id,
    reference: referenceFrom('trip', bytesOf(label)),
    requestId: idOf(`request of ${label}`),
    contentHash: contentHash(facts),
    // By when the operator answers a request whose payment is authorised.
    ...(last.event === 'submit' ? { waitsUntil: new Date(last.createdAt.getTime() + DAY_MS) } : {}),
    status: last.toStatus,
    createdAt: new Date(askedAt),
    updatedAt: last.createdAt,
  }
  return { row, details, history, scenario, label }
}

function tripFor(context: SeedContext, { channel, travels, unknownTrip }: Scenario, draw: Draw) {
  const day = dayFromToday(context, draw.whole(travels))
  if (unknownTrip) return { offer: unknownOffer(unknownTrip), travelDate: day }
  const tour = draw.pick(catalogue.tours.filter(({ booking }) => booking.channel === channel))
  const offer = offerOfTour(tour, draw.pick(originsOf(tour.prices)))
  return { offer, travelDate: nextRun(tour, day, travels[0] < 0 ? -1 : 1) }
}

/** The next day on which the trip runs, away from today. */
function nextRun({ runsOn }: Tour, day: PlainDate, direction: number): PlainDate {
  return !runsOn || runsOn.includes(weekdayOf(day))
    ? day
    : nextRun({ runsOn } as Tour, addDays(day, direction), direction)
}

function unknownOffer(tourName: string): Offer {
  const nothingKnown = {
    tourId: null,
    origin: null,
    prices: null,
    capacity: null,
    runsOn: null,
    pickupTime: null,
  }
  const nothingAsked = { hotelRequired: false, pickupRequired: false, strict: false }
  return { tourName, channel: 'email' satisfies BookingChannel, ...nothingKnown, ...nothingAsked }
}

function requestTime({ nowMs }: SeedContext, { asked }: Scenario, travelDate: PlainDate, draw: Draw): number {
  return 'daysAgo' in asked
    ? nowMs - draw.between(asked.daysAgo) * DAY_MS
    : instantOf(travelDate, 6) - draw.between(asked.daysBeforeTrip) * DAY_MS
}

/** The guest's form, through the same schema and price function as a real one. */
function factsOf(offer: Offer, travelDate: PlainDate, askedAt: number, index: number, draw: Draw) {
  const guest = guests[index]
  if (!guest) throw new Error('more bookings than guests')
  const wanted = draw.whole([1, draw.chance(0.2) ? 8 : 4])
  const party = offer.capacity ? Math.min(wanted, largestParty(offer.capacity)) : 11
  const vehicle = offer.capacity ? smallestVehicleFor(party, offer.capacity) : 'two vans or a minibus'
  const wantsHotel = offer.hotelRequired || draw.chance(0.6)
  const order = orderFrom(
    offer,
    {
      ...{ name: guest.name, email: guest.email, phone: guest.phone, date: travelDate },
      ...{ guests: party, vehicleType: vehicle },
      hotelName: wantsHotel ? draw.pick(hotels[offer.origin ?? 'bangkok']) : null,
      pickupLocation: offer.pickupRequired || !wantsHotel ? draw.pick(pickups) : null,
      message: draw.chance(0.45) ? draw.pick(specialRequests) : null,
    },
    { nowMs: askedAt, leadTimes: defaultRules.leadTimes },
  )
  if (!order.ok) throw new Error(`${offer.tourName}: ${order.problem.code}`)
  const { request } = order
  return {
    channel: offer.channel,
    tourId: offer.tourId,
    title: offer.tourName,
    origin: offer.origin,
    vehicleClass: order.vehicleClass,
    vehicleText: order.vehicleText,
    travelDate: request.date,
    guests: request.guests,
    customerName: request.name,
    customerEmail: request.email,
    customerPhone: request.phone,
    hotelName: request.hotelName,
    pickupLocation: request.pickupLocation,
    specialRequests: request.message,
    priceBaht: order.priceBaht,
  }
}

type Beginning = { id: string; askedAt: number; travelDate: PlainDate }

function historyOf(
  { events, channel }: Scenario,
  { id, askedAt, travelDate }: Beginning,
  draw: Draw,
): Step[] {
  const first = channel === 'card' ? 'draft' : 'requested'
  const step = (number: number, at: number) => ({
    id: idOf(`step ${number} of ${id}`),
    bookingId: id,
    createdAt: new Date(at),
  })
  const history: Step[] = [{ ...step(0, askedAt), event: 'create', toStatus: first }]
  let [at, status]: [number, Step['toStatus']] = [askedAt, first]
  for (const [index, event] of events.entries()) {
    const toStatus = nextBookingStatus(status, event)
    if (!toStatus) throw new Error(`${status} cannot ${event}`)
    at = momentOf(event, { at, status, travelDate }, draw)
    history.push({ ...step(index + 1, at), event, fromStatus: status, toStatus })
    status = toStatus
  }
  return history
}

/** The time of an event; `at` is that of the previous one. */
function momentOf(
  event: Scenario['events'][number],
  { at, status, travelDate }: { at: number; status: Step['toStatus']; travelDate: PlainDate },
  draw: Draw,
): number {
  if (event === 'complete') return instantOf(travelDate, 20)
  if (event === 'mark_no_show') return instantOf(travelDate, 11)
  if (event === 'start_payment')
    return at + (status === 'expired' ? 20 * HOUR_MS : draw.between([2, 6]) * MINUTE_MS)
  if (event === 'settle' || event === 'submit') return at + draw.between([1, 9]) * MINUTE_MS
  if (event === 'expire') return at + 48 * HOUR_MS
  if (event === 'abandon') return at + 62 * MINUTE_MS
  return at + draw.between(event === 'cancel' ? [24, 72] : [2, 20]) * HOUR_MS
}
