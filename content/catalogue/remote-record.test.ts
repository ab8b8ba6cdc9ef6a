import { expect, test } from 'vitest'
import { fareOf, originsOf } from '#catalogue/fare.rules.ts'
import { readRemoteTour } from '#catalogue/remote-tour.rules.ts'
import { CATEGORIES, durationOf, tourFrom } from '#catalogue/tour.rules.ts'
import { catalogue } from './catalogue.ts'
import { remoteRecordOf } from './remote-record.ts'

test('a trip read back from its record has the same fields and prices', () => {
  for (const trip of catalogue.tours) {
    for (const origin of originsOf(trip.prices)) {
      const tour = tourFrom(trip, origin)
      const record = remoteRecordOf(catalogue, origin, tour.id)
      const fares = (['car', 'suv', 'van'] as const).map((vehicleClass) => [
        vehicleClass,
        fareOf(tour.prices, origin, vehicleClass),
      ])
      expect(record && readRemoteTour(record.fields)).toEqual({
        id: tour.id,
        title: tour.title,
        description: tour.description,
        category: CATEGORIES[tour.category],
        duration: durationOf(tour),
        groupSize: tour.groupSize,
        targetAudience: tour.targetAudience,
        highlights: tour.highlights,
        itinerary: tour.itinerary.map(({ time, activity }) => ({ time, activity })),
        included: tour.included,
        excluded: tour.notIncluded,
        gallery: tour.gallery.map(() => expect.stringMatching(/^\/(art|photos)\//)),
        prices: Object.fromEntries(fares.filter(([, baht]) => baht !== undefined)),
      })
    }
  }
})

test.for([
  ['bangkok', 'hidden-gems'],
  ['kanchanaburi', 'death-railway-historical-journey'],
  ['bangkok', 'nowhere'],
  ['kanchanaburi', '__proto__'],
] as const)('from %s there is no record of %s', ([origin, id]) => {
  expect(remoteRecordOf(catalogue, origin, id)).toBeUndefined()
})

test('a trip without a van has the van price 0, as in external records', () => {
  expect(remoteRecordOf(catalogue, 'kanchanaburi', 'hidden-gems')?.fields).toMatchObject({
    price_suv: 6300,
    price_van: 0,
  })
})
