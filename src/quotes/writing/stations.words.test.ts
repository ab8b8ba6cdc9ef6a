import { expect, test } from 'vitest'
import { originsOf } from '#catalogue/fare.rules.ts'
import { tourFrom } from '#catalogue/tour.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { stopPlaces } from '#content/map/stop-places.ts'
import { hoursInWords, stationsOf } from './stations.words.ts'

const AT_GATE = { checked: '2026-11', daily: [['08:00', '16:30']] } as const

test('a place stands at the first stop that names it, and only if the day goes there', () => {
  const stops = [
    'Pickup at your hotel',
    'Erawan National Park gate',
    'The Erawan tiers',
    'Chungkai War Cemetery',
  ].map((activity) => ({ activity }))
  expect(stationsOf(stops, ['erawan', 'chungkai-cemetery'])).toEqual([
    {},
    { poster: 'erawan-falls', hours: 'Open 08:00 to 16:30. Checked November 2026.' },
    {},
    {},
  ])
})

test.for([
  [AT_GATE, 'Open 08:00 to 16:30. Checked November 2026.'],
  [
    {
      ...AT_GATE,
      daily: [
        ['09:00', '12:00'],
        ['15:00', '18:00'],
      ],
      weekdays: { Saturday: [['09:00', '18:00']], Sunday: [['09:00', '18:00']], Monday: [] },
    },
    'Open 09:00 to 12:00 and 15:00 to 18:00, Saturday and Sunday 09:00 to 18:00, Monday closed. Checked November 2026.',
  ],
  [
    { ...AT_GATE, of: 'the walking street', daily: [], weekdays: { Saturday: [['16:00', '22:00']] } },
    'The walking street is open Saturday 16:00 to 22:00. Checked November 2026.',
  ],
  [
    { ...AT_GATE, closedOn: ['12-31'] },
    'Open 08:00 to 16:30, closed on some holidays. Checked November 2026.',
  ],
] as const)('hours in words: %j', ([hours, words]) => {
  expect(hoursInWords(hours)).toBe(words)
})

test('every place of a trip that has a poster or hours shows them at one of its stops', () => {
  const days = catalogue.tours.flatMap((tour) =>
    originsOf(tour.prices).map((origin) => tourFrom(tour, origin)),
  )
  for (const { id, itinerary, places } of days) {
    const known = places.filter((place) => stopPlaces[place]?.poster || stopPlaces[place]?.hours)
    const stations = stationsOf(itinerary, places).filter(({ poster, hours }) => poster || hours)
    expect(stations.length, id).toBe(known.length)
  }
})
