import { expect, test } from 'vitest'
import type { PricedTour } from '#catalogue/catalogue.rules.ts'
import { originsOf } from '#catalogue/fare.rules.ts'
import { type Tour, tourFrom } from '#catalogue/tour.rules.ts'
import { EVERY_TRIP } from '#content/catalogue/every-trip.ts'
import { isClockTime } from '#platform/time/clock-time.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { company } from '../company.ts'

const BROCHURE_WORDS =
  /breathtaking|unforgettable|nestled|hidden gem|embark|\bimmers|vibrant|perfect for|must-see|whether you|stunning|amazing|paradise|bucket list|once.in.a.lifetime|world.class|magical/i
const AMERICAN_SPELLING = /\b(color|center|favorite|traveler|gray|meters|kilometers|theater)\b/i

/** Every trip from each town where it starts. */
const days = catalogue.tours.flatMap((tour) =>
  originsOf(tour.prices).map((origin) => ({ origin, tour: tourFrom(tour, origin) })),
)

/** The trips that have a problem, from any town. */
function idsWhere(isWrong: (tour: PricedTour) => boolean): string[] {
  return days.filter(({ tour }) => isWrong(tour)).map(({ origin, tour }) => `${tour.id} from ${origin}`)
}

/** All text of a trip, from any town. */
function allTexts(): string[] {
  return days.flatMap(({ tour }) => textsOf(tour))
}

/** All text on the page of a trip. */
function textsOf(tour: Tour): string[] {
  return [
    ...[tour.title, tour.subtitle, tour.description, tour.area, tour.targetAudience],
    ...[
      tour.overview,
      tour.highlights,
      tour.included,
      tour.notIncluded,
      tour.whatToBring,
      tour.whatToExpect,
    ].flat(),
    ...tour.itinerary.flatMap(({ activity, detail = '', admission = '' }) => [activity, detail, admission]),
    ...tour.gallery.map(({ caption }) => caption),
    ...tour.reviews.map(({ text }) => text),
  ]
}

test.for([
  ['highlights', 5],
  ['included', 6],
  ['notIncluded', 3],
  ['whatToBring', 4],
  ['whatToExpect', 3],
  ['itinerary', 6],
  ['gallery', 2],
] as const)('every trip has %s, at least %d', ([list, least]) => {
  expect(idsWhere((tour) => tour[list].length < least)).toEqual([])
})

test('every overview is two or three paragraphs', () => {
  expect(idsWhere(({ overview }) => overview.length < 2 || overview.length > 3)).toEqual([])
})

test('every description fills a search result and is not cut there: whole sentences, 90 to 160 characters', () => {
  expect(idsWhere(({ description }) => description.length < 90 || description.length > 160)).toEqual([])
  expect(idsWhere(({ description }) => !/^[A-Z].*\.$/.test(description))).toEqual([])
})

test('no text is empty, doubled in a list or badly spaced', () => {
  const lists = (tour: Tour) => [
    tour.highlights,
    tour.included,
    tour.notIncluded,
    tour.whatToBring,
    tour.whatToExpect,
  ]
  expect(idsWhere((tour) => lists(tour).some((list) => new Set(list).size !== list.length))).toEqual([])
  expect(idsWhere((tour) => lists(tour).flat().includes(''))).toEqual([])
  expect(allTexts().filter((text) => /^\s|\s$|\s\s|\s[,.;:]/.test(text))).toEqual([])
})

test('trips do not copy sentences from each other', () => {
  const own = catalogue.tours.flatMap((tour) => [
    ...[tour.title, tour.subtitle, tour.description, tour.targetAudience],
    ...[...tour.overview, ...tour.highlights, ...tour.whatToExpect, ...tour.reviews.map(({ text }) => text)],
  ])
  expect(own.filter((text, index) => own.indexOf(text) !== index)).toEqual([])
})

test('the voice is plain: no brochure words, exclamation marks or long dashes', () => {
  expect(allTexts().filter((text) => BROCHURE_WORDS.test(text))).toEqual([])
  expect(allTexts().filter((text) => /[!—–]/.test(text))).toEqual([])
})

test('the spelling is British', () => {
  expect(allTexts().filter((text) => AMERICAN_SPELLING.test(text))).toEqual([])
})

test('times are HH:MM and in order', () => {
  const times = (tour: Tour) => tour.itinerary.map(({ time }) => time)
  expect(idsWhere((tour) => times(tour).some((time) => !isClockTime(time)))).toEqual([])
  expect(
    idsWhere((tour) => times(tour).some((time, index) => time <= (times(tour)[index - 1] ?? ''))),
  ).toEqual([])
})

test('a stop outside the operating hours says why, and no other stop does', () => {
  const { opens, closes } = company.hours
  const isOutside = ({ time }: { time: string }) => time < opens || time > closes
  expect(
    idsWhere(({ itinerary }) =>
      itinerary.some((stop) => isOutside(stop) !== (stop.outsideHours !== undefined)),
    ),
  ).toEqual([])
})

test('every itinerary begins with a pickup and ends with a drop-off', () => {
  expect(idsWhere(({ itinerary }) => !/pickup|meets you/i.test(itinerary[0]?.activity ?? ''))).toEqual([])
  expect(
    idsWhere(({ itinerary }) => !/back at your hotel|drop-off/i.test(itinerary.at(-1)?.activity ?? '')),
  ).toEqual([])
})

test('every stop has Thai for its driver, the same wherever its English is the same', () => {
  const thaiOf = new Map<string, Set<string>>()
  for (const { tour } of days)
    for (const { activity, thai } of tour.itinerary)
      thaiOf.set(activity, (thaiOf.get(activity) ?? new Set()).add(thai))
  expect(thaiOf.size).toBeGreaterThan(100)
  const odd = [...thaiOf].filter(
    ([, [thai = '', ...others]]) => others.length > 0 || !/^[\p{Script=Thai}\d .:-]+$/u.test(thai),
  )
  expect(odd).toEqual([])
})

test('the itinerary is as long as the duration says', () => {
  const minutes = (time = '') => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const wrong = idsWhere(({ hours: [least, most], itinerary }) => {
    const hours = (minutes(itinerary.at(-1)?.time) - minutes(itinerary[0]?.time)) / 60
    return hours < least || hours > most
  })
  expect(wrong).toEqual([])
})

test('a trip that starts in two towns has a day of its own for each, and no other trip does', () => {
  const isTwofold = (tour: PricedTour) => originsOf(tour.prices).length === 2
  expect(idsWhere((tour) => isTwofold(tour) !== (tour.otherStart !== undefined))).toEqual([])
  const same = catalogue.tours.filter(
    ({ otherStart, itinerary, included, distanceKm }) =>
      otherStart &&
      (otherStart.distanceKm === distanceKm ||
        otherStart.included.join() === included.join() ||
        JSON.stringify(otherStart.itinerary) === JSON.stringify(itinerary)),
  )
  expect(same.map(({ id }) => id)).toEqual([])
})

test('an itinerary names the hotel of the town where it starts, and never that of the other town', () => {
  const wrong = days.filter(({ origin, tour }) => {
    const pickup = tour.itinerary[0]?.activity ?? ''
    const stops = tour.itinerary.map(({ activity, detail = '' }) => `${activity} ${detail}`)
    const said = [...tour.included, ...stops].join('\n')
    const [own, other] =
      origin === 'bangkok'
        ? [/Bangkok/, /hotel in (Kanchanaburi|town)|Kanchanaburi hotel/]
        : [/Kanchanaburi|in town/, /Bangkok/]
    return !own.test(`${pickup}\n${tour.included.join()}`) || other.test(said)
  })
  expect(wrong.map(({ origin, tour }) => `${tour.id} from ${origin}`)).toEqual([])
})

test('the text for a start in Kanchanaburi mentions no drive from or to Bangkok', () => {
  const local = days.filter(({ origin }) => origin === 'kanchanaburi')
  // A sample review can be about a start in either town.
  const texts = local.flatMap(({ tour }) => {
    const quotes = tour.reviews.map(({ text }) => text)
    return textsOf(tour).filter((text) => !quotes.includes(text))
  })
  const isDrive = /\b(from|to|for|in|leave|leaving|your|out of) Bangkok\b|Bangkok hotel/i
  expect(texts.filter((text) => isDrive.test(text))).toEqual([])
})

test('every trip has two sample reviews by two people, with 1 to 5 stars', () => {
  const wrong = idsWhere(({ reviews }) => {
    const [one, other, ...more] = reviews
    const isComplete = [one, other].every(
      ({ author, country, rating, text }) => author && country && text && [1, 2, 3, 4, 5].includes(rating),
    )
    return !isComplete || one.author === other.author || more.length > 0
  })
  expect(wrong).toEqual([])
})

test('the distance is kilometres rounded to ten', () => {
  expect(idsWhere(({ distanceKm }) => !(distanceKm > 0) || distanceKm % 10 !== 0)).toEqual([])
})

test('every trip includes what is said of every trip', () => {
  expect(EVERY_TRIP).toBe('Every trip: private vehicle and driver, hotel pickup, fuel and parking.')
  const said = [/driver/i, /pickup|collect|hotel/i, /fuel|petrol/i, /parking/i]
  expect(idsWhere(({ included }) => !said.every((one) => one.test(included.join('\n'))))).toEqual([])
})
