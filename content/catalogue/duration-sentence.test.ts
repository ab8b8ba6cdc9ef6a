import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listTours } from '#catalogue/catalogue.rules.ts'
import { catalogue } from './catalogue.ts'
import { durationSentence } from './duration-sentence.ts'

const days = (...hours: [number, number][]) => hours.map((of) => ({ hours: of }))

test('the sentence gives the usual duration of a list, and says when some trips differ', () => {
  expect(durationSentence(days([10, 12], [10, 12]))).toBe('Each trip takes 10-12 hours.')
  expect(durationSentence(days([7, 8], [10, 12], [10, 12]))).toBe(
    'Most trips take 10-12 hours; each card says how long.',
  )
  expect(durationSentence(days([5, 6], [8, 9], [6, 7]))).toBe(
    'Trips take 5 to 9 hours; each card says how long.',
  )
})

test('the sentences of the two lists are true for their cards', () => {
  expect(durationSentence(listTours(catalogue, 'bangkok'))).toBe(
    'Most trips take 10-12 hours; each card says how long.',
  )
  expect(durationSentence(listTours(catalogue, 'kanchanaburi'))).toBe(
    'Trips take 5 to 9 hours; each card says how long.',
  )
})

test('no page with a list of trips contains durations or return times of its own', () => {
  const pages = globSync('src/web/site/{tours,explore-trips,pre-made-trips,home}/**/*.tsx')
  const said = pages.filter((page) =>
    /half a day|ten to twelve|\d+-\d+ hours|same evening/i.test(readFileSync(page, 'utf8')),
  )
  expect(pages.length).toBeGreaterThan(10)
  expect(said).toEqual([])
})
