import { expect, test } from 'vitest'
import { findTour } from '#catalogue/catalogue.rules.ts'
import type { Origin } from '#catalogue/tour.rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { cardOf, cardOnDay } from './card-of.ts'

function cardNamed(id: string, origin?: Origin) {
  const tour = findTour(catalogue, id)
  if (!tour) throw new Error(`no trip ${id}`)
  return cardOf(tour, { ...defaultRules, hasFleet: true }, origin && { origin })
}

test("a card shows the lowest price from the town of the trip's region", () => {
  expect(cardNamed('erawan-death-railway').price).toBe('฿5,300')
  expect(cardNamed('historical-immersion').price).toBe('฿4,300')
})

test('a card says how many guests that price carries', () => {
  expect(cardNamed('erawan-death-railway').priceNote).toBe('per car, up to 3 guests')
  expect(cardNamed('historical-immersion').priceNote).toBe('per car, up to 4 guests')
})

test('one price for every vehicle is said once, and carries as many as the largest', () => {
  expect(cardNamed('elephant-sanctuary-tour')).toMatchObject({
    price: '฿3,100',
    priceNote: 'same price for any\u00a0vehicle, up\u00a0to\u00a09\u00a0guests',
  })
})

test('the card of a start in the other town has the hours, the distance and the price from there', () => {
  expect(cardNamed('erawan-death-railway', 'kanchanaburi')).toMatchObject({
    duration: '7-8 hours',
    price: '฿4,300',
  })
})

test('a card says whether a payment confirms the trip at once', () => {
  expect(cardNamed('full-day-highlights')).toMatchObject({ isInstant: true, badge: 'Instant confirmation' })
  expect(cardNamed('historical-immersion')).toMatchObject({ isInstant: false, badge: 'On request' })
})

test('only the local trips of Kanchanaburi say whom they suit', () => {
  expect(cardNamed('hidden-gems').audience).toBe(findTour(catalogue, 'hidden-gems')?.targetAudience)
  expect(cardNamed('erawan-death-railway').audience).toBeUndefined()
})

test('a card links to the canonical address of its trip by default', () => {
  expect(cardNamed('hidden-gems').path).toBe('/tours/kanchanaburi/hidden-gems')
})

test('every trip has a card with a picture and two highlights of its own', () => {
  for (const card of catalogue.tours.map((tour) => cardOf(tour, defaultRules))) {
    expect(card.picture.src).toMatch(/^\/art\/[a-z-]+\.svg/)
    expect(card.highlights).toHaveLength(2)
    expect(card.priceNote).not.toContain('undefined')
  }
})

test('on the day of the list a card says whether it is free then, and what guests gave the trip', () => {
  const card = cardNamed('full-day-highlights')
  const rating = { count: 9, average: 4, fiveStarPercent: 50 }
  const onDay = { date: '2026-11-29', state: 'free', rating } as const
  expect(cardOnDay(card, onDay)).toMatchObject({
    stars: '4.0',
    onDay: { text: 'Sun\u00a029\u00a0Nov free', isFew: false },
    isInstant: true,
  })
  expect(cardOnDay(card, { ...onDay, state: 'few' }).onDay).toEqual({ text: '1 left', isFew: true })
  const asked = cardOnDay(card, { ...onDay, state: 'request', rating: undefined })
  expect([asked.onDay, asked.stars, asked.badge]).toEqual([undefined, undefined, 'On request'])
})
