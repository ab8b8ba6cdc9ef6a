import { expect, test } from 'vitest'
import { findTour } from '#catalogue/catalogue.rules.ts'
import { originsOf } from '#catalogue/fare.rules.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { drivingTimes } from '#content/catalogue/driving-times.ts'
import { formatMoment } from '#platform/time/clock-time.ts'
import { driveOfTransfer, driveOfTrip, occupancyOf } from './occupancy.rules.ts'

function tourOf(id: string) {
  return findTour(catalogue, id) ?? expect.fail(id)
}

const shown = ({ busyFrom, busyUntil }: { busyFrom: Date; busyUntil: Date }) =>
  [busyFrom, busyUntil].map(formatMoment)

test.for([
  ['erawan-death-railway', 'kanchanaburi', '15 Jan 2027, 07:30', '15 Jan 2027, 16:15'],
  ['erawan-death-railway', 'bangkok', '15 Jan 2027, 03:30', '15 Jan 2027, 20:30'],
  ['old-street-evening', 'bangkok', '15 Jan 2027, 10:30', '16 Jan 2027, 00:20'],
  // It ends in Ayutthaya, and the way home from there is long.
  ['ayutthaya-drop-off', 'kanchanaburi', '15 Jan 2027, 08:15', '15 Jan 2027, 19:30'],
] as const)(
  '%s from %s keeps its vehicle from %s to %s, the empty drives included',
  ([id, origin, from, until]) => {
    const drive = driveOfTrip(tourOf(id), origin as Origin, '2027-01-15', drivingTimes)
    expect(shown(occupancyOf(drive))).toEqual([from, until])
  },
)

test('a trip that ends after midnight ends on the next day', () => {
  const tour = {
    ...tourOf('temples-markets'),
    itinerary: [{ time: '18:00', activity: 'Pickup', thai: 'รับลูกค้า' }],
  }
  const late = {
    ...tour,
    itinerary: [...tour.itinerary, { time: '01:00', activity: 'Back', thai: 'ส่งลูกค้า' }],
  }
  const { endsAt } = driveOfTrip(late, 'kanchanaburi', '2026-12-31', drivingTimes)
  expect(formatMoment(endsAt)).toBe('1 Jan 2027, 01:00')
})

test('every trip of the catalogue ends after its pickup, within a day', () => {
  const drives = catalogue.tours.flatMap((tour) =>
    originsOf(tour.prices).map((origin) => driveOfTrip(tour, origin, '2027-01-15', drivingTimes)),
  )
  const hours = drives.map(({ startsAt, endsAt }) => (endsAt.getTime() - startsAt.getTime()) / 3_600_000)
  expect(Math.min(...hours)).toBeGreaterThan(4)
  expect(Math.max(...hours)).toBeLessThan(14)
})

test.for([
  ['Hotel in Kanchanaburi', 'Kanchanaburi station', '15 Jan 2027, 07:30', '15 Jan 2027, 09:30'],
  // The road there and back takes longer than the estimate for places in town.
  ['Hotel in Kanchanaburi', 'Nam Tok station', '15 Jan 2027, 07:30', '15 Jan 2027, 10:20'],
  // Bags and passport take three quarters of an hour.
  ['Don Mueang Airport (DMK)', 'Hotel in Kanchanaburi', '15 Jan 2027, 05:30', '15 Jan 2027, 12:15'],
  ['Hotel in Kanchanaburi', 'Suvarnabhumi Airport (BKK)', '15 Jan 2027, 07:30', '15 Jan 2027, 13:40'],
  ['Hotel in Bangkok', 'Hotel in Kanchanaburi', '15 Jan 2027, 05:30', '15 Jan 2027, 11:30'],
] as const)(
  'a transfer at eight from %s to %s keeps its vehicle from %s to %s',
  ([pickup, dropoff, ...span]) => {
    const startsAt = new Date('2027-01-15T08:00:00+07:00')
    expect(shown(occupancyOf(driveOfTransfer({ startsAt, pickup, dropoff }, drivingTimes)))).toEqual(span)
  },
)
