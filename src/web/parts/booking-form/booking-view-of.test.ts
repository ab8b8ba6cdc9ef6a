import { expect, test } from 'vitest'
import { findTour } from '#catalogue/catalogue.rules.ts'
import { originsOf } from '#catalogue/fare.rules.ts'
import { type RemoteTour, readRemoteTour } from '#catalogue/remote-tour.rules.ts'
import { ticketCosts } from '#catalogue/ticket-costs.rules.ts'
import { type BookingChannel, type Origin, tourFrom } from '#catalogue/tour.rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { remoteRecordOf } from '#content/catalogue/remote-record.ts'
import { ticketsOf } from '#content/catalogue/tickets.ts'
import type { BookingView } from './booking-view.ts'
import { bookingViewOf, bookingViewOfRemote } from './booking-view-of.ts'

/** Before the first pickup of the day minus the lead time. */
const NOW = { nowMs: Date.parse('2026-02-14T00:30:00+07:00'), ...defaultRules }

function formOf(id: string, origin: Origin) {
  const tour = findTour(catalogue, id)
  if (!tour) throw new Error(`no trip ${id}`)
  return bookingViewOf(tour, origin, NOW)
}

test('the town decides the prices on the form', () => {
  const prices = (origin: Origin) =>
    formOf('erawan-death-railway', origin).vehicles.map(({ priceBaht }) => priceBaht)
  expect(prices('bangkok')).toEqual([5300, 5800, 6300])
  expect(prices('kanchanaburi')).toEqual([4300, 4800, 5300])
})

test('the ticket and the costs of the day add up the same tickets, for every trip and town', () => {
  for (const tour of catalogue.tours)
    for (const origin of originsOf(tour.prices)) {
      const { ticketsBaht } = bookingViewOf(tour, origin, NOW)
      const { sumBaht } = ticketCosts(ticketsOf(tourFrom(tour, origin)), { adults: 3, children: 0 })
      expect(3 * ticketsBaht, `${tour.id} from ${origin}`).toBe(sumBaht)
    }
  expect(formOf('erawan-death-railway', 'bangkok').ticketsBaht).toBe(300)
})

test('a trip sold from both towns offers both', () => {
  const towns = (id: string) => formOf(id, 'kanchanaburi').starts.map(({ origin }) => origin)
  expect(towns('erawan-death-railway')).toEqual(['bangkok', 'kanchanaburi'])
  expect(towns('historical-immersion')).toEqual(['kanchanaburi'])
})

test('vehicles are labelled with the seats of the product', () => {
  const labels = formOf('historical-immersion', 'kanchanaburi').vehicles.map(({ label }) => label)
  expect(labels).toEqual(['1-4 guests', '1-6 guests', '1-8 guests'])
})

test('a trip without a van offers no van and no more guests than its largest vehicle carries', () => {
  const form = formOf('hidden-gems', 'kanchanaburi')
  expect(form.vehicles.map(({ vehicleClass }) => vehicleClass)).toEqual(['car', 'suv'])
  expect(form.maxGuests).toBe(form.vehicles.at(-1)?.upTo)
})

const remote: RemoteTour = {
  id: 'far-away',
  title: 'Far away',
  description: '',
  category: 'Tour',
  duration: '',
  groupSize: '1-8 people',
  targetAudience: '',
  highlights: [],
  itinerary: [],
  included: [],
  excluded: [],
  gallery: [],
  prices: { suv: 4600 },
}

test('a remote tour offers the vehicles that its record prices', () => {
  const form = bookingViewOfRemote(remote, 'bangkok', NOW)
  expect(form?.vehicles).toMatchObject([{ vehicleClass: 'suv', priceBaht: 4600, label: '1-6 guests' }])
})

test('a remote tour without any price cannot be booked by form', () => {
  expect(bookingViewOfRemote({ ...remote, prices: {} }, 'bangkok', NOW)).toBeUndefined()
})

test('both pages of a trip offer the same vehicles with the same seats and prices', () => {
  for (const tour of catalogue.tours) {
    for (const origin of originsOf(tour.prices)) {
      const fields = remoteRecordOf(catalogue, origin, tour.id)?.fields
      const record = fields && readRemoteTour(fields)
      const other = record && bookingViewOfRemote(record, origin, NOW, tour)
      const offered = (form: Pick<BookingView, 'vehicles'> | undefined) =>
        form?.vehicles.map(({ vehicleClass, label, priceBaht }) => [vehicleClass, label, priceBaht])
      expect(offered(other)).toEqual(offered(bookingViewOf(tour, origin, NOW)))
    }
  }
})

test('a remote tour is requested by a channel that is offered, and cannot be paid by card', () => {
  const channelOf = (channels: readonly BookingChannel[]) =>
    bookingViewOfRemote(remote, 'bangkok', { ...NOW, channels })?.channel
  expect(channelOf(['whatsapp', 'card'])).toBe('whatsapp')
  expect(channelOf(['card'])).toBeUndefined()
})

test('the form offers no day that the server would refuse, until the hour of its page has ended', () => {
  const firstDay = (clock: string, origin: Origin) => {
    const tour = findTour(catalogue, 'erawan-death-railway')
    return (
      tour &&
      bookingViewOf(tour, origin, {
        ...NOW,
        nowMs: Date.parse(`2026-02-14T${clock}+07:00`),
      }).firstDay
    )
  }
  // The pickup is at 06:00 in Bangkok and at 08:00 in Kanchanaburi, and a driver needs two hours.
  expect(firstDay('02:59:59', 'bangkok')).toBe('2026-02-14')
  expect(firstDay('03:59:59', 'bangkok')).toBe('2026-02-14')
  expect(firstDay('04:00:00', 'bangkok')).toBe('2026-02-15')
  expect(firstDay('04:00:00', 'kanchanaburi')).toBe('2026-02-14')
  expect(firstDay('06:00:00', 'kanchanaburi')).toBe('2026-02-15')
})

test('a remote tour with a pickup time follows the same rule', () => {
  const day = (itinerary: RemoteTour['itinerary'], clock: string) =>
    bookingViewOfRemote({ ...remote, itinerary }, 'bangkok', {
      nowMs: Date.parse(`2026-02-14T${clock}:00+07:00`),
      ...defaultRules,
    })?.firstDay
  expect(day([{ time: '09:00', activity: 'Pickup' }], '12:00')).toBe('2026-02-15')
  expect(day([{ time: '', activity: 'Pickup' }], '12:00')).toBe('2026-02-14')
})

test('where a deposit is asked for, each vehicle says both sums', () => {
  const tour = findTour(catalogue, 'death-railway-historical-journey')
  const form = tour && bookingViewOf(tour, 'bangkok', { ...NOW, hasFleet: true, depositPercent: 30 })
  expect(form?.vehicles.find(({ vehicleClass }) => vehicleClass === 'suv')?.deposit).toBe(
    'Pay ฿1,700 by card when you book, and the remaining ฿3,800 online by the evening before or in cash to your driver.',
  )
})
