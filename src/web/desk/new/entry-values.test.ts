import { expect, test } from 'vitest'
import {
  entryFrom,
  guessesFrom,
  guessOf,
  hiddenFields,
  missingFields,
  withGuesses,
  withoutReading,
} from './entry-values.ts'

const read = (...findings: ReturnType<typeof finding>[]) => guessesFrom({ findings, language: 'de' })
const finding = (field: 'name' | 'date' | 'kind', value: string) => ({ field, value, start: 0, end: 1 })

/** What the browser sends back of what it was shown, with some values typed. */
function sentBack({ values, guesses }: ReturnType<typeof entryFrom>, typed: Record<string, string>) {
  return entryFrom({ ...values, ...Object.fromEntries(hiddenFields(guesses)), ...typed })
}

test('a reading fills the empty fields, and a second one replaces what the first one guessed', () => {
  const first = withGuesses(entryFrom({}), read(finding('name', 'Ruby'), finding('kind', 'transfer')))
  expect(first.values).toMatchObject({ name: 'Ruby', kind: 'transfer', channel: 'chat', language: 'de' })
  const second = withGuesses(sentBack(first, {}), read(finding('name', 'Bruno')))
  expect(second.values.name).toBe('Bruno')
  expect(guessOf('name', second.values, second.guesses)?.from).toBe('message')
})

test('what was read stays when the form is sent back with another change', () => {
  const first = withGuesses(entryFrom({}), read(finding('kind', 'transfer')))
  const { values } = sentBack(first, { adults: '3' })
  expect(values).toMatchObject({ kind: 'transfer', channel: 'chat', adults: '3' })
})

test('what a person typed is never overwritten, and is no guess', () => {
  const first = withGuesses(entryFrom({}), read(finding('name', 'Ruby'), finding('date', '2026-11-28')))
  const typed = sentBack(first, { name: 'Ruby Placeholder' })
  const second = withGuesses(typed, read(finding('name', 'Bruno'), finding('date', '2026-11-29')))
  expect(second.values).toMatchObject({ name: 'Ruby Placeholder', date: '2026-11-29' })
  expect(guessOf('name', second.values, second.guesses)).toBeUndefined()
})

test('what only an earlier message said goes with it, and what was typed stays', () => {
  const first = withGuesses(entryFrom({}), read(finding('name', 'Ruby'), finding('kind', 'transfer')))
  const { values } = withoutReading(sentBack(first, { adults: '3' }))
  expect(values).toMatchObject({ name: '', kind: 'trip', adults: '3' })
})

test('the missing fields are those of the kind', () => {
  const { values } = entryFrom({ name: 'Ruby', adults: '4', phone: '+61 2 5550 0133' })
  expect(missingFields(values)).toEqual(['tourId', 'date', 'pickup', 'luggage', 'email'])
  expect(missingFields({ ...values, kind: 'transfer' })).toEqual([
    ...['pickup', 'dropoff', 'date', 'time', 'luggage', 'email'],
  ])
})
