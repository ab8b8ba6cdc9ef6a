import { expect, test } from 'vitest'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { findTour } from '#domain/catalogue/catalogue.ts'
import { cardOf } from './card-of.ts'

function cardNamed(id: string) {
  const tour = findTour(catalogue, id)
  if (!tour) throw new Error(`no trip ${id}`)
  return cardOf(tour)
}

test("a card shows the lowest price from the town of the trip's region", () => {
  expect(cardNamed('erawan-death-railway').price).toBe('฿5,300')
  expect(cardNamed('historical-immersion').price).toBe('฿4,300')
})

test('a card says how many guests that price carries', () => {
  expect(cardNamed('erawan-death-railway').priceNote).toBe('per car, up to 3 guests')
  expect(cardNamed('historical-immersion').priceNote).toBe('per car, up to 4 guests')
})

test('one price for every vehicle carries as many as the largest', () => {
  expect(cardNamed('elephant-sanctuary-tour')).toMatchObject({
    price: '฿3,100',
    priceNote: 'whole vehicle, up to 9 guests',
  })
})

test('only the local trips of Kanchanaburi say whom they suit', () => {
  expect(cardNamed('hidden-gems').audience).toBe(findTour(catalogue, 'hidden-gems')?.targetAudience)
  expect(cardNamed('erawan-death-railway').audience).toBeUndefined()
})

test('a card links to the canonical address of its trip by default', () => {
  expect(cardNamed('hidden-gems').path).toBe('/tours/kanchanaburi/hidden-gems')
})

test('every trip has a card with a picture and two things that are included', () => {
  for (const card of catalogue.tours.map((tour) => cardOf(tour))) {
    expect(card.picture.src).toMatch(/^\/art\/[a-z-]+\.svg/)
    expect(card.included).toHaveLength(2)
    expect(card.priceNote).not.toContain('undefined')
  }
})
