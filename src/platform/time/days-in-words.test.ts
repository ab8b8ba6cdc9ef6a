import { expect, test } from 'vitest'
import { daysInWords } from './days-in-words.ts'

test.for([
  ['2026-12-31', '2026-12-31', 'Thu 31 Dec 2026'],
  ['2027-04-13', '2027-04-15', 'Tue 13 Apr to Thu 15 Apr 2027'],
  ['2026-12-31', '2027-01-01', 'Thu 31 Dec 2026 to Fri 1 Jan 2027'],
] as const)('%s to %s: %s', ([first, last, words]) => {
  expect(daysInWords(first, last).replaceAll('\u00a0', ' ')).toBe(words)
})
