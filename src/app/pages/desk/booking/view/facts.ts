import type { DeskBooking } from '#adapters/database/desk/booking.ts'
import { guestLanguageNames } from '#content/booking/guest-language-names.ts'
import { fleet } from '#content/catalogue/fleet.ts'
import { townNames } from '#content/map/towns.ts'
import { transferPrices } from '#content/transfers/transfer-prices.ts'
import { partyNeeds } from '#domain/bookings/party.ts'
import { type Catalogue, findTour, isPaidPickupUnclear } from '#domain/catalogue/catalogue.ts'
import { plannedDays } from '#domain/requests/custom-trip-form.ts'
import { piecesInWords } from '#domain/requests/taxi-service.ts'
import { bangkokDay, formatDayOfYear, formatShortDay } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'
import { counted } from '#text/counted.ts'
import { daysAway, hoursInWords } from './moments.ts'

export type Fact = { label: string; text: string; sub?: string | undefined }

/** What is booked, as the ticket shows it. */
export function factsOf(booking: DeskBooking, catalogue: Catalogue, nowMs: number): Fact[] {
  const { kind, legs, travelDate, title, guests, luggage } = booking
  const [out, back] = legs
  const hours = out ? hoursInWords(out.startsAt, out.endsAt) : 'Time not known'
  const party = booking.kind === 'custom' && booking.moreThanEight ? 'more than 8' : String(guests)
  return [
    travelDate
      ? { label: formatDayOfYear(travelDate), text: hours, sub: daysAway(travelDate, nowMs) }
      : { label: 'Day', text: 'Not chosen' },
    kind === 'transfer' && out
      ? { label: 'Ride', text: out.pickup, sub: rideSub(out) }
      : { label: 'Trip', text: title, sub: tripSub(booking) },
    ...(back ? [returnFact(back.startsAt)] : []),
    ...(kind === 'transfer' ? [] : [pickupFact(booking, catalogue)]),
    {
      label: 'Party',
      text: party === '1' ? '1 guest' : `${party} guests`,
      sub:
        [...partyNeeds(booking), ...(luggage === null ? [] : [luggageInWords(luggage)])].join(', ') ||
        undefined,
    },
    { label: 'Asked for', text: vehicleOf(booking) },
    {
      label: 'Contact',
      text: booking.customerPhone || booking.customerEmail || 'Not known',
      sub:
        [booking.customerPhone && booking.customerEmail, speaksOf(booking)].filter(Boolean).join('. ') ||
        undefined,
    },
  ]
}

/** Said only of guests who do not write in English. */
function speaksOf({ language }: DeskBooking): string {
  return language === 'en' ? '' : `Speaks ${guestLanguageNames[language]}`
}

/** `to Hotel in Kanchanaburi. Flight ZZ 042. Waits 60 minutes free`. */
function rideSub({ dropoff, flightNumber, freeWaitingMinutes, stop }: DeskBooking['legs'][number]): string {
  const stopName = transferPrices.stops.find(({ id }) => id === stop)?.name
  return [
    `to ${dropoff}`,
    ...(stopName ? [`Stop: ${stopName}`] : []),
    ...(flightNumber ? [`Flight ${flightNumber}`] : []),
    ...(freeWaitingMinutes === null ? [] : [`Waits ${freeWaitingMinutes} minutes free`]),
  ].join('. ')
}

function luggageInWords(pieces: number): string {
  return pieces === 0 ? 'No luggage' : `${piecesInWords(pieces)} of luggage`
}

function returnFact(startsAt: Date): Fact {
  const at = startsAt.getTime()
  return { label: 'Way back', text: `${formatShortDay(bangkokDay(at))}, ${bangkokTime(at)}` }
}

function tripSub(booking: DeskBooking): string | undefined {
  if (booking.kind === 'trip' && booking.origin) return `from ${townNames[booking.origin]}`
  if (booking.kind !== 'custom') return undefined
  const { numberOfDays, travelDate, endDate } = booking
  const days = counted(numberOfDays, 'day')
  return endDate && endDate !== travelDate ? `${days}, until ${formatShortDay(endDate)}` : days
}

function pickupFact(booking: DeskBooking, catalogue: Catalogue): Fact {
  const trip = booking.kind === 'trip' ? booking : undefined
  const places = [trip?.hotelName, booking.pickupLocation, booking.legs[0]?.pickup].filter(Boolean)
  const [place, ...others] = [...new Set(places)]
  const tour = findTour(catalogue, trip?.tourId ?? null)
  const isUnclear = trip && isPaidPickupUnclear(tour, trip)
  const check = isUnclear && trip.origin && `Check it: does the trip start in ${townNames[trip.origin]}?`
  const sub = [others.join(', '), check].filter(Boolean).join('. ')
  return { label: 'Pickup', text: place ?? 'Not known', sub: sub || undefined }
}

function vehicleOf(booking: DeskBooking): string {
  if (booking.vehicle) return fleet[booking.vehicle].name
  return booking.kind === 'trip' ? booking.vehicleText : 'No vehicle chosen'
}

/** What the guest wrote: wishes, and of a custom trip its places and the plan of each day. */
export function wordsOf(booking: DeskBooking): string[] {
  const { locations, dayPlans } = booking.kind === 'custom' ? booking : { locations: [], dayPlans: {} }
  const { specialRequests } = booking
  return [
    ...(locations.length > 0 ? [`Places: ${locations.join(', ')}`] : []),
    ...plannedDays(dayPlans).map(({ day, plan }) => `Day ${day}: ${plan}`),
    ...(specialRequests ? [specialRequests] : []),
  ]
}
