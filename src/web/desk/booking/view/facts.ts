import { factsOf, guestsInWords, townOf, vehicleInWords } from '#bookings/booking.words.ts'
import type { DetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { partyNeeds } from '#bookings/party.rules.ts'
import { piecesInWords } from '#bookings/placing/taxi-service.rules.ts'
import { type Catalogue, findTour, isPaidPickupUnclear } from '#catalogue/catalogue.rules.ts'
import { stopName } from '#catalogue/transfers/ride.words.ts'
import { guestLanguageNames } from '#guests/contact/guest-language-names.words.ts'
import { counted } from '#platform/text/counted.ts'
import { bangkokDay, formatDayOfYear, formatShortDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { daysAway, hoursInWords } from './moments.ts'

export type Fact = { label: string; text: string; sub?: string | undefined }

/** What is booked, as the ticket shows it. */
export function deskFactsOf(booking: DetailedBooking, catalogue: Catalogue, nowMs: number): Fact[] {
  const { kind, legs, travelDate, title, luggage } = booking
  const [out, back] = legs
  const hours = out ? hoursInWords(out.startsAt, out.endsAt) : 'Time not known'
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
      text: guestsInWords(booking),
      sub:
        [...partyNeeds(booking), ...(luggage === null ? [] : [luggageInWords(luggage)])].join(', ') ||
        undefined,
    },
    { label: 'Asked for', text: vehicleInWords(booking) ?? 'No vehicle chosen' },
    {
      label: 'Contact',
      text: booking.customerPhone || booking.customerEmail || 'Not known',
      sub:
        [booking.customerPhone && booking.customerEmail, speaksOf(booking)].filter(Boolean).join('. ') ||
        undefined,
    },
  ]
}

/** ThaiAndEnglish only of guests who do not write in English. */
function speaksOf({ language }: DetailedBooking): string {
  return language === 'en' ? '' : `Speaks ${guestLanguageNames[language]}`
}

/** `to Hotel in Kanchanaburi. Flight ZZ 042. Waits 60 minutes free`. */
function rideSub({
  dropoff,
  flightNumber,
  freeWaitingMinutes,
  stop,
}: DetailedBooking['legs'][number]): string {
  const onTheWay = stopName(stop)
  return [
    `to ${dropoff}`,
    ...(onTheWay ? [`Stop: ${onTheWay}`] : []),
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

function tripSub(booking: DetailedBooking): string | undefined {
  const town = townOf(booking)
  if (town) return `from ${town}`
  if (booking.kind !== 'custom') return undefined
  const { numberOfDays, travelDate, endDate } = booking
  const days = counted(numberOfDays, 'day')
  return endDate && endDate !== travelDate ? `${days}, until ${formatShortDay(endDate)}` : days
}

function pickupFact(booking: DetailedBooking, catalogue: Catalogue): Fact {
  const trip = booking.kind === 'trip' ? booking : undefined
  const places = [trip?.hotelName, booking.pickupLocation, booking.legs[0]?.pickup].filter(Boolean)
  const [place, ...others] = [...new Set(places)]
  const tour = findTour(catalogue, trip?.tourId ?? null)
  const isUnclear = trip && isPaidPickupUnclear(tour, trip)
  const check = isUnclear && `Check it: does the trip start in ${townOf(booking)}?`
  const sub = [others.join(', '), check].filter(Boolean).join('. ')
  return { label: 'Pickup', text: place ?? 'Not known', sub: sub || undefined }
}

/** What the guest wrote: wishes, and of a custom trip its places and the plan of each day. */
export function wordsOf(booking: DetailedBooking): string[] {
  const planned = factsOf(booking, ['places', 'plans']).map(({ label, value }) => `${label}: ${value}`)
  return booking.specialRequests ? [...planned, booking.specialRequests] : planned
}
