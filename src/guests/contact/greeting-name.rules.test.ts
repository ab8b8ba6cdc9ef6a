import { expect, test } from 'vitest'
import { greetingName } from './greeting-name.rules.ts'

test.each([
  ['Maren Holloway', 'Maren'],
  ['  Jean-Luc   de Voorbeeld ', 'Jean-Luc'],
  ['Zoë', 'Zoë'],
  ['Drew Adams', 'Drew'],
  ['محمد علي', 'محمد'],
  ['สมชาย ใจดี', 'สมชาย'],
  ['Dr Chen', 'Dr Chen'],
  ['Mr. John Smith', 'Mr. John Smith'],
  ['The Holloways', 'The Holloways'],
  ['Anna & Tom Lindqvist', 'Anna & Tom Lindqvist'],
  ['Anna and Tom', 'Anna and Tom'],
  ['J. Smith', 'J. Smith'],
  ['Holloway, Maren', 'Holloway, Maren'],
  ['田中 太郎', '田中 太郎'],
  ['김 민수', '김 민수'],
  ['', ''],
])('a guest called %j is greeted as %j', (name, greeted) => {
  expect(greetingName(name)).toBe(greeted)
})
