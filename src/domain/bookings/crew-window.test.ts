import { expect, test } from 'vitest'
import { isCrewShown } from './crew-window.ts'

const at = (moment: string) => Date.parse(`${moment}:00+07:00`)
const DRIVE = { startsAt: new Date(at('2026-11-27T06:00')), endsAt: new Date(at('2026-11-27T18:30')) }

test.each([
  ['2026-11-26T17:59', false],
  ['2026-11-26T18:00', true],
  ['2026-11-27T18:29', true],
  ['2026-11-27T18:30', false],
])('at %s the driver of a trip at 06:00 on 27 November is shown: %s', (moment, isShown) => {
  expect(isCrewShown(DRIVE, at(moment))).toBe(isShown)
})

test('a drive whose end is not known shows its driver for a day', () => {
  const open = { ...DRIVE, endsAt: null }
  expect(isCrewShown(open, at('2026-11-28T05:59'))).toBe(true)
  expect(isCrewShown(open, at('2026-11-28T06:00'))).toBe(false)
})
