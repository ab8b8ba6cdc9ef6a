import { rideFacts } from '#catalogue/transfers/ride.words.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { townNames } from '#content/map/towns.ts'
import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { formatDate, formatDay, type PlainDate } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import type { BookingKind } from './booking-kind.rules.ts'
import type { Channel } from './channel.rules.ts'
import type { DetailedBooking, TripDetails } from './detailed-bookings.store.ts'
import type { Fact } from './fact.words.ts'
import { partyNeeds } from './party.rules.ts'
import { GUESTS_FOR_MORE, plannedDays } from './placing/custom-trip-form.rules.ts'
import { piecesInWords } from './placing/taxi-service.rules.ts'

/** A fact before it is known whether there is one: `unknown` is what is said without it. */
type Said = {
  label: string
  value: string | number | null | undefined
  unknown?: string
  date?: PlainDate | null
}

/** What each kind of booking is called: by itself, and within a sentence. */
export const KIND_NAMES: Record<BookingKind, { name: string; within: string }> = {
  trip: { name: 'Day trip', within: 'day trip' },
  transfer: { name: 'Taxi', within: 'taxi' },
  custom: { name: 'Custom trip', within: 'custom trip' },
}

const CHANNEL_NAMES: Record<Channel, string> = {
  email: 'Email form',
  whatsapp: 'WhatsApp',
  card: 'Card payment',
  phone: 'Phone, entered at the desk',
  chat: 'Chat, entered at the desk',
  walk_in: 'In person, entered at the desk',
}

/** The labels that are also needed where there is no booking yet, or two versions of one. */
export const LABELS = {
  date: 'Date',
  pickup: 'Pickup',
  hotel: 'Hotel',
  luggage: 'Luggage',
  vehicle: 'Vehicle',
  requests: 'Special requests',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
} as const

/** A taxi has passengers instead. */
export function partyLabel(kind: BookingKind): string {
  return kind === 'transfer' ? 'Passengers' : 'Guests'
}

/** What is said where a fact is not known. */
export const NOT_SPECIFIED = 'Not specified'
export const NOT_FIXED = 'Not fixed yet'
export const NO_REQUESTS = 'None'
export const VEHICLE_NOT_CHOSEN = 'Not chosen yet'

/**
 * Every fact of a booking, worded once for all who read it: the guest in emails, on the trip pass, the summary and the
 * receipt, and the operator in emails. Each of them picks facts by name; none words one. Where two say the same fact
 * differently, both stand here, with the name of the page or the emails.
 */
const FACTS = {
  /** The day of a trip, or the days of a custom trip in one line. */
  days: (booking) => ({
    ...{ label: LABELS.date, value: booking.travelDate && daysInWords(booking), unknown: NOT_FIXED },
    ...onlyDay(booking),
  }),
  firstDay: ({ travelDate }) => day('First day', travelDate),
  lastDay: ({ endDate }) => day('Last day', endDate),
  /** On the receipt, which has other dates as well. */
  dayOfTravel: ({ travelDate }) => ({
    ...{ label: 'Day of travel', value: travelDate && formatDate(travelDate), date: travelDate },
  }),
  numberOfDays: (booking) => ({
    label: 'Days',
    value: booking.kind === 'custom' ? booking.numberOfDays : null,
  }),
  pickupTime: (booking) => ({ label: LABELS.pickup, value: pickupTimeInWords(booking) }),
  back: ({ kind, legs: [leg] }) => ({
    label: 'Back',
    value: kind === 'trip' && leg?.endsAt ? `about ${bangkokTime(leg.endsAt.getTime())}` : null,
  }),
  /** The days, times, places and flight of a taxi. */
  ride: ({ kind, legs }) => (kind === 'transfer' ? rideFacts(legs) : []),
  /** In emails. */
  town: (booking) => ({ label: 'From', value: townOf(booking), unknown: NOT_SPECIFIED }),
  /** On the summary. */
  startsIn: (booking) => ({ label: 'Starts in', value: townOf(booking) }),
  hotel: (booking) => ({
    ...{
      label: LABELS.hotel,
      value: hotelOf(booking),
      unknown: NOT_SPECIFIED,
    },
  }),
  pickupPlace: ({ pickupLocation }) => ({
    label: LABELS.pickup,
    value: pickupLocation,
    unknown: NOT_SPECIFIED,
  }),
  /** On the pass: hotel, pickup and town, each once. */
  where: (booking) => ({ label: 'Where', value: booking.kind === 'trip' ? whereOf(booking) : null }),
  party: (booking) => ({
    ...{ label: partyLabel(booking.kind), value: partyInWords(booking) },
  }),
  luggage: ({ luggage }) => ({
    label: LABELS.luggage,
    value: luggage === null ? null : piecesInWords(luggage),
  }),
  needs: (booking) => ({ label: 'With', value: partyNeeds(booking).join(', ') }),
  /** In emails to guests, without the ages as somebody typed them. */
  needsToGuest: (booking) => ({
    label: 'With',
    value: partyNeeds({ ...booking, childAges: null }).join(', '),
  }),
  vehicle: (booking) => ({
    label: LABELS.vehicle,
    value: vehicleInWords(booking),
    unknown: VEHICLE_NOT_CHOSEN,
  }),
  /** In emails to guests, which repeat no words for a vehicle that somebody typed. */
  vehicleToGuest: ({ kind, vehicleClass }) => ({
    label: LABELS.vehicle,
    value: vehicleClass && vehicleClasses[vehicleClass].name,
    unknown: kind === 'trip' ? 'As you wrote it' : VEHICLE_NOT_CHOSEN,
  }),
  places: (booking) => ({
    label: 'Places',
    value: booking.kind === 'custom' ? booking.locations.join(', ') : null,
    unknown: 'None chosen',
  }),
  plans: (booking) =>
    booking.kind === 'custom'
      ? plannedDays(booking.dayPlans).map(({ day, plan }) => ({ label: `Day ${day}`, value: plan }))
      : [],
  /** In emails to guests, which acknowledge free text but do not repeat it. */
  plansNoted: (booking) => ({
    label: 'Day plans',
    value:
      booking.kind === 'custom' && plannedDays(booking.dayPlans).length > 0
        ? 'Your day plans have been noted'
        : null,
    unknown: 'None',
  }),
  budget: (booking) => ({ label: 'Budget', value: booking.kind === 'custom' ? booking.budgetRange : null }),
  /** On the pass and the summary. */
  requests: ({ specialRequests }) => ({
    label: LABELS.requests,
    value: specialRequests,
    unknown: NO_REQUESTS,
  }),
  /** In emails to the operator. */
  wish: ({ specialRequests }) => ({ label: 'Requests', value: specialRequests, unknown: NO_REQUESTS }),
  /** In emails to guests, like the plans of the days. */
  requestsNoted: ({ specialRequests }) => ({
    label: 'Requests',
    value: specialRequests ? 'Your special requests have been noted' : null,
    unknown: NO_REQUESTS,
  }),
  /** On the pass. */
  bookedBy: ({ customerName }) => ({ label: 'Booked by', value: customerName }),
  /** On the receipt. */
  paidFor: ({ title }) => ({ label: 'For', value: title }),
  receivedFrom: ({ customerName }) => ({ label: 'Received from', value: customerName }),
  name: ({ customerName }) => ({ label: LABELS.name, value: customerName }),
  phone: ({ customerPhone }) => ({ label: LABELS.phone, value: customerPhone, unknown: NOT_SPECIFIED }),
  whatsapp: ({ customerWhatsapp }) => ({ label: 'WhatsApp', value: customerWhatsapp }),
  email: ({ customerEmail }) => ({ label: LABELS.email, value: customerEmail, unknown: NOT_SPECIFIED }),
  country: ({ customerCountry }) => ({ label: 'Country', value: customerCountry, unknown: NOT_SPECIFIED }),
  sentBy: ({ channel }) => ({ label: 'Sent by', value: CHANNEL_NAMES[channel] }),
} satisfies Record<string, (booking: DetailedBooking) => Said | Said[]>

export type FactName = keyof typeof FACTS

/** These facts of a booking, in this order; one that is not known is left out. */
export function factsOf(booking: DetailedBooking, names: readonly FactName[]): Fact[] {
  return saidOf(booking, names).flatMap((said) => (isKnown(said) ? known(said) : []))
}

/** The same, where what is not known is said too: `Hotel: Not specified`. */
export function allFactsOf(booking: DetailedBooking, names: readonly FactName[]): Fact[] {
  return saidOf(booking, names).flatMap((said) => {
    if (isKnown(said)) return known(said)
    return said.unknown === undefined ? [] : { label: said.label, value: said.unknown }
  })
}

function saidOf(booking: DetailedBooking, names: readonly FactName[]): Said[] {
  return names.flatMap((name): Said | Said[] => FACTS[name](booking))
}

function isKnown({ value }: Said): boolean {
  return value !== null && value !== undefined && value !== ''
}

function known({ label, value, date }: Said): Fact {
  return { label, value: String(value), ...(date ? { date } : {}) }
}

function day(label: string, date: PlainDate | null): Said {
  return { label, value: date && formatDay(date), date, unknown: NOT_FIXED }
}

type Days = { travelDate: PlainDate | null; endDate: PlainDate | null }

/** `Saturday 14 February 2026`, and the last day when it is another one; in a sentence `no date yet` while none is fixed. */
export function daysInWords({ travelDate, endDate }: Days): string {
  if (!travelDate) return 'no date yet'
  const first = formatDay(travelDate)
  return endDate && endDate !== travelDate ? `${first} to ${formatDay(endDate)}` : first
}

function onlyDay({ travelDate, endDate }: Days): { date?: PlainDate | null } {
  return endDate && endDate !== travelDate ? {} : { date: travelDate }
}

/** `08:00, Thailand time`; null for a custom trip, whose hours are our estimate: a person tells its guest. */
function pickupTimeInWords({ kind, legs: [leg] }: Pick<DetailedBooking, 'kind' | 'legs'>): string | null {
  return leg && kind !== 'custom' ? thailandTime(leg.startsAt) : null
}

export function thailandTime(at: Date): string {
  return `${bangkokTime(at.getTime())}, Thailand time`
}

type Party = { guests: number; moreThanEight?: boolean }

/** The number of guests; of a custom trip whose form had no larger number, `More than 8`. */
export function partyInWords(party: Party): string {
  return isMoreThanEight(party) ? 'More than 8' : String(party.guests)
}

/** Until staff has learnt the number. */
function isMoreThanEight({ guests, moreThanEight = false }: Party): boolean {
  return moreThanEight && guests === GUESTS_FOR_MORE
}

/** `1 guest`, `more than 8 guests`. */
export function guestsInWords(party: Party): string {
  return isMoreThanEight(party) ? 'more than 8 guests' : counted(party.guests, 'guest')
}

/** `2 guests with 3 pieces of luggage`. */
export function loadInWords({ luggage, ...party }: Party & { luggage: number | null }): string {
  const guests = guestsInWords(party)
  return luggage ? `${guests} with ${counted(luggage, 'piece')} of luggage` : guests
}

type Vehicle = { vehicleClass: VehicleClass | null; vehicleText?: string }

/** The class, or the words of an integration for another one; null while it is not chosen. */
export function vehicleInWords({ vehicleClass, vehicleText }: Vehicle): string | null {
  return vehicleClass ? vehicleClasses[vehicleClass].name : vehicleText || null
}

/** The town in which a trip starts, which decides its price; null when it is not known. */
export function townOf(booking: DetailedBooking): string | null {
  return booking.kind === 'trip' && booking.origin ? townNames[booking.origin] : null
}

/** Where the guests stay: of a custom trip the place at which its drive begins. */
function hotelOf(booking: DetailedBooking): string | null {
  if (booking.kind === 'trip') return booking.hotelName
  return booking.kind === 'custom' ? booking.legs[0]?.pickup || null : null
}

function whereOf({
  hotelName,
  pickupLocation,
  origin,
}: TripDetails & { pickupLocation: string | null }): string {
  const told = [hotelName, pickupLocation].filter(Boolean).join('\n')
  const town = origin ? townNames[origin] : ''
  return told.includes(town) ? told : `${told}\n${town}`.trim()
}

/** `unknown`: what is said without a price, which differs by who reads it. */
export function priceInWords({ priceBaht }: Pick<DetailedBooking, 'priceBaht'>, unknown: string): string {
  return priceBaht === null ? unknown : formatBaht(priceBaht)
}
