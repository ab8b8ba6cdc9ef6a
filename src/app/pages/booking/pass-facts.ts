import type { Trip } from '#adapters/database/detailed-bookings.ts'
import { fleet } from '#content/catalogue/fleet.ts'
import { townNames } from '#content/map/towns.ts'
import { rideFacts } from '#content/transfers/ride-in-words.ts'
import { partyNeeds } from '#domain/bookings/party.ts'
import type { QuotePlan } from '#domain/quotes/quote-plan.ts'
import { plannedDays } from '#domain/requests/custom-trip-form.ts'
import { piecesInWords } from '#domain/requests/taxi-service.ts'
import { formatDay, formatShortDay, type PlainDate } from '#domain/time/calendar.ts'
import { bangkokTime } from '#domain/time/clock-time.ts'
import type { Pass } from '#operations/requests/find-pass.ts'
import type { PassTime } from '#operations/requests/pass-times.ts'
import type { Fact } from '../booking-summary/fact-list.tsx'

/** Everything that the guest told us, and the times that follow from it. */
export function passFacts(pass: Pass, times: readonly PassTime[]): Fact[] {
  const { booking } = pass
  return [
    ...factsOfKind(pass, times),
    ...known('Booked by', booking.customerName),
    ...known('Phone', booking.customerPhone),
    ...known('WhatsApp', booking.customerWhatsapp),
    ...known('Email', booking.customerEmail),
    ...known('With', partyNeeds(booking).join(', ')),
    ...known('Special requests', booking.specialRequests),
  ]
}

/** What was booked: days, times, places, party and vehicle. */
export function factsOfKind({ booking, agreed }: Pass, [first]: readonly PassTime[]): Fact[] {
  const guests = { label: 'Guests', value: String(booking.guests) }
  switch (booking.kind) {
    case 'trip':
      return [
        dayFact('Date', booking.travelDate),
        ...(first?.start instanceof Date ? [{ label: 'Pickup', value: thailandTime(first.start) }] : []),
        ...known('Where', whereOf(booking)),
        ...(first?.end instanceof Date
          ? [{ label: 'Back', value: `about ${bangkokTime(first.end.getTime())}` }]
          : []),
        guests,
        ...known('Vehicle', booking.vehicleText),
      ]
    case 'transfer':
      return [
        ...rideFacts(booking.legs),
        { ...guests, label: 'Passengers' },
        ...known('Luggage', booking.luggage === null ? null : piecesInWords(booking.luggage)),
        ...known('Vehicle', booking.vehicle && fleet[booking.vehicle].name),
      ]
    case 'custom': {
      const { travelDate, endDate, numberOfDays, moreThanEight, locations, dayPlans } = booking
      return [
        ...(travelDate ? [dayFact('First day', travelDate)] : [{ label: 'Date', value: 'Not fixed yet' }]),
        ...(endDate && endDate !== travelDate ? [dayFact('Last day', endDate)] : []),
        { label: 'Days', value: String(numberOfDays) },
        moreThanEight ? { ...guests, value: 'More than 8' } : guests,
        ...(agreed
          ? agreedDays(agreed, travelDate)
          : [
              ...known('Places', locations.join(', ')),
              ...plannedDays(dayPlans).flatMap(({ day, plan }) => known(`Day ${day}`, plan)),
            ]),
      ]
    }
  }
}

/** The days of the accepted quote, in place of what was asked for; without dates once the trip has been moved. */
function agreedDays({ days }: QuotePlan, travelDate: PlainDate | null): Fact[] {
  const isMoved = days[0].date !== travelDate
  return days.map(({ date, begins, ends, stops }, index) => ({
    label: isMoved ? `Day ${index + 1}` : formatShortDay(date),
    value: [
      `${begins} to ${ends}, Thailand time`,
      ...stops.map(({ time, place }) => [time, place].filter(Boolean).join(' ')),
    ].join('\n'),
  }))
}

/** Hotel, pickup and town, each once. */
function whereOf({ hotelName, pickupLocation, origin }: Trip): string {
  const told = [hotelName, pickupLocation].filter(Boolean).join('\n')
  const town = origin ? townNames[origin] : ''
  return told.includes(town) ? told : `${told}\n${town}`.trim()
}

function dayFact(label: string, date: PlainDate): Fact {
  return { label, value: formatDay(date), date }
}

function thailandTime(at: Date): string {
  return `${bangkokTime(at.getTime())}, Thailand time`
}

function known(label: string, value: string | null | undefined): Fact[] {
  return value ? [{ label, value }] : []
}
