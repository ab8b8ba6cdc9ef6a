import { expect, test } from 'vitest'
import {
  canonicalPath,
  capacityOf,
  findTour,
  findTourByName,
  isPaidPickupUnclear,
  listTours,
  originFor,
  originOfPickup,
  type PricedTour,
} from '#catalogue/catalogue.rules.ts'
import { vehiclesOffered } from '#catalogue/fare.rules.ts'
import { CATEGORIES } from '#catalogue/tour.rules.ts'
import { DEFAULT_CAPACITY, largestParty, VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { catalogue } from './catalogue.ts'

test('the Bangkok list has 15 trips and begins with the eight that the specification names', () => {
  const ids = listTours(catalogue, 'bangkok').map(({ id }) => id)
  expect(ids).toHaveLength(15)
  expect(ids.slice(0, 8)).toEqual([
    'death-railway-historical-journey',
    'erawan-death-railway',
    'elephant-sanctuary-tour',
    'full-day-highlights',
    'river-kwai-bridge-train',
    'sai-yok-waterfall',
    'hellfire-pass-memorial',
    'floating-market-tour',
  ])
})

test('the Kanchanaburi list has the ten trips of the specification, in its order', () => {
  expect(listTours(catalogue, 'kanchanaburi').map(({ id }) => id)).toEqual([
    'historical-immersion',
    'erawan-falls-cave',
    'cultural-journey',
    'river-kwai-adventure',
    'hidden-gems',
    'ethical-elephant',
    'city-essentials',
    'temples-markets',
    'active-exploration',
    'relaxation-views',
  ])
})

test('besides the lists there are only longer and shorter editions of listed trips', () => {
  const unlisted = catalogue.tours.filter(({ listed }) => !listed)
  expect(unlisted.map(({ id }) => id).sort()).toEqual([
    'erawan-cave-exploration',
    'ethical-elephant-sanctuary',
    'floating-market-kanchanaburi',
    'kanchanaburi-historical-highlights',
    'river-kwai-hellfire-pass',
  ])
  const orphans = unlisted.filter(({ sibling }) => !findTour(catalogue, sibling ?? '')?.listed)
  expect(orphans.map(({ id }) => id)).toEqual([])
})

test('the two editions of a trip name each other as siblings', () => {
  const paired = catalogue.tours.filter(({ sibling }) => sibling !== undefined)
  expect(paired).toHaveLength(10)
  const oneSided = paired.filter(({ id, sibling }) => findTour(catalogue, sibling ?? '')?.sibling !== id)
  expect(oneSided.map(({ id }) => id)).toEqual([])
})

test('no id, alias or title belongs to two trips', () => {
  const names = catalogue.tours.flatMap(({ id, aliases = [], title }) => [
    id,
    ...aliases,
    title.toLowerCase(),
  ])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('ids and aliases can be used in addresses', () => {
  const ids = catalogue.tours.flatMap(({ id, aliases = [] }) => [id, ...aliases])
  expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
})

test('a trip is found by its id and by each alias', () => {
  const lost = catalogue.tours.filter((tour) =>
    [tour.id, ...(tour.aliases ?? [])].some((id) => findTour(catalogue, id) !== tour),
  )
  expect(lost.map(({ id }) => id)).toEqual([])
})

test.for([
  '',
  'nowhere',
  '__proto__',
  'constructor',
  'toString',
  'Hidden-Gems',
  'hidden-gems/',
  'hidden gems',
])('the address part "%s" is no trip', (id) => {
  expect(findTour(catalogue, id)).toBeUndefined()
})

test('every trip has one canonical address, which leads to it', () => {
  const paths = catalogue.tours.map(canonicalPath)
  expect(new Set(paths).size).toBe(30)
  const lost = catalogue.tours.filter(
    (tour) => findTour(catalogue, canonicalPath(tour).split('/').at(-1) ?? '') !== tour,
  )
  expect(lost.map(({ id }) => id)).toEqual([])
})

// Addresses that other sites link to, and how each trip is booked; "not said" where nothing was agreed.
test.for([
  ['/tours/kanchanaburi/historical-immersion', 'whatsapp'],
  ['/tours/kanchanaburi/erawan-cave-exploration', 'not said'],
  ['/tours/kanchanaburi/ethical-elephant-sanctuary', 'whatsapp'],
  ['/tours/kanchanaburi/cultural-journey', 'card'],
  ['/tours/kanchanaburi/river-kwai-adventure', 'whatsapp'],
  ['/tours/bangkok/erawan-death-railway', 'email'],
  ['/tours/bangkok/floating-market-kanchanaburi', 'email'],
  ['/tours/bangkok/kanchanaburi-historical-highlights', 'email'],
  ['/tours/bangkok/river-kwai-hellfire-pass', 'email'],
  ['/tours/bangkok/death-railway-historical-journey', 'card'],
] as const)('%s is a page, booked by %s', ([path, channel]) => {
  const tour = catalogue.tours.find((candidate) => canonicalPath(candidate) === path)
  expect(tour).toBeDefined()
  if (channel !== 'not said') expect(tour?.booking.channel).toBe(channel)
})

test('an integration can name a trip by id, alias or title, in any case and punctuation', () => {
  const spellings = (name: string) => [
    name,
    name.toUpperCase(),
    ` ${name.toLowerCase()}. `,
    name.replace(/[ -]/g, ' _ '),
    `"${name.replace(/,/g, '')}"`,
  ]
  const lost = catalogue.tours.filter(({ id, title, aliases = [] }) =>
    [id, title, ...aliases].flatMap(spellings).some((name) => findTourByName(catalogue, name)?.id !== id),
  )
  expect(lost.map(({ id }) => id)).toEqual([])
})

test.for(['', '   ', '---', 'hidden', 'a trip of my own', 'สะพาน', '__proto__'])(
  'the words "%s" name no trip',
  (name) => {
    expect(findTourByName(catalogue, name)).toBeUndefined()
  },
)

test('every trip has one of the four categories, and every category has trips', () => {
  expect(new Set(catalogue.tours.map(({ category }) => category))).toEqual(new Set(Object.keys(CATEGORIES)))
})

test.for([
  ['historical-immersion', { car: { from: 1, to: 4 }, suv: { from: 1, to: 6 }, van: { from: 1, to: 8 } }],
  [
    'kanchanaburi-historical-highlights',
    { car: { from: 1, to: 3 }, suv: { from: 1, to: 6 }, van: { from: 1, to: 8 } },
  ],
  ['ethical-elephant-sanctuary', DEFAULT_CAPACITY],
  ['river-kwai-hellfire-pass', DEFAULT_CAPACITY],
  ['erawan-death-railway', DEFAULT_CAPACITY],
] as const)('the vehicles of %s carry what its own page in the specification says', ([id, capacity]) => {
  expect(capacityOf(tour(id))).toEqual(capacity)
})

test.for(['cultural-journey', 'river-kwai-adventure', 'historical-immersion'])(
  '%s is for 1-8 people',
  (id) => {
    expect(tour(id).groupSize).toBe('1-8 people')
  },
)

test('the group size on the page is what the vehicles carry', () => {
  const wrong = catalogue.tours.filter(
    (trip) => trip.groupSize !== `1-${largestParty(capacityOf(trip))} people`,
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('every party size up to the largest fits a vehicle of the trip', () => {
  const gaps = catalogue.tours.filter((trip) => {
    const seats = VEHICLE_CLASSES.map((vehicleClass) => capacityOf(trip)[vehicleClass]).filter(
      (each) => each !== undefined,
    )
    return seats.some(({ from }, index) => from > (seats[index - 1]?.to ?? 0) + 1)
  })
  expect(gaps.map(({ id }) => id)).toEqual([])
})

test('a trip that sells no van has no capacity for one, also without a capacity of its own', () => {
  const { capacity: _, ...plain } = tour('hidden-gems')
  expect(Object.keys(capacityOf(plain))).toEqual(['car', 'suv'])
})

test('exactly the vehicles that are sold have a capacity', () => {
  const wrong = catalogue.tours.filter((trip) => {
    const sold = vehiclesOffered(trip.prices, trip.region)
    const seated = VEHICLE_CLASSES.filter((vehicleClass) => capacityOf(trip)[vehicleClass] !== undefined)
    return sold.join() !== seated.join()
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test.for([
  ['erawan-death-railway', 'kanchanaburi', 'kanchanaburi'],
  ['erawan-death-railway', null, 'bangkok'],
  ['erawan-death-railway', 'ayutthaya', 'bangkok'],
  ['hidden-gems', 'bangkok', 'kanchanaburi'],
  ['hidden-gems', '__proto__', 'kanchanaburi'],
] as const)('%s asked for from %s starts in %s', ([id, wanted, origin]) => {
  expect(originFor(tour(id), wanted)).toBe(origin)
})

test.for([
  ['Bangkok', 'kanchanaburi', 'bangkok'],
  ['Kanchanaburi', 'bangkok', 'kanchanaburi'],
  ['from BANGKOK to Kanchanaburi', 'kanchanaburi', 'bangkok'],
  ['River Inn', 'kanchanaburi', 'kanchanaburi'],
  ['', '', 'bangkok'],
] as const)('a pickup at "%s", sent with the town "%s", starts in %s', ([pickup, town, origin]) => {
  expect(originOfPickup(tour('erawan-death-railway'), pickup, town)).toBe(origin)
})

function tour(id: string): PricedTour {
  const found = findTour(catalogue, id)
  if (!found) throw new Error(`no trip ${id}`)
  return found
}

test('a paid pickup is clear when it and the hotel name only the town that was paid for', () => {
  const paid = { channel: 'card', origin: 'bangkok' } as const
  const isUnclear = (
    pickupLocation: string | null,
    hotelName: string | null = null,
    changes = {},
    id = 'full-day-highlights',
  ) => isPaidPickupUnclear(tour(id), { ...paid, pickupLocation, hotelName, ...changes })
  expect([isUnclear('Bangkok'), isUnclear('Soi 11', 'Hotel at Sukhumvit')]).toEqual([false, false])
  expect([isUnclear('Riverside hotel'), isUnclear(null)]).toEqual([true, true])
  expect(isUnclear('Bangkok or Kanchanaburi')).toBe(true)
  // The operator answers first, or there is only one town.
  expect(isUnclear('Riverside hotel', null, { channel: 'email' })).toBe(false)
  expect(isUnclear('The raft', null, { origin: 'kanchanaburi' }, 'hidden-gems')).toBe(false)
})
