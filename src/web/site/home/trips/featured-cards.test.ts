import { expect, test } from 'vitest'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { featuredCards, featuredPath } from './featured-cards.ts'

test('a trip from Bangkok opens with Bangkok chosen', () => {
  expect(featuredPath({ id: 'sai-yok-waterfall', region: 'bangkok' })).toBe(
    '/tours/sai-yok-waterfall?origin=bangkok',
  )
})

test('the card of Erawan and the railway links to the address with its town', () => {
  expect(featuredPath({ id: 'erawan-death-railway', region: 'bangkok' })).toBe(
    '/tours/bangkok/erawan-death-railway',
  )
})

test('a trip from Kanchanaburi links to the address with its town', () => {
  expect(featuredPath({ id: 'hidden-gems', region: 'kanchanaburi' })).toBe('/tours/kanchanaburi/hidden-gems')
})

test('each town shows its first six', () => {
  expect(featuredCards(catalogue, 'bangkok', defaultRules)).toHaveLength(6)
  expect(featuredCards(catalogue, 'kanchanaburi', defaultRules)).toHaveLength(6)
})
