import { expect, test } from 'vitest'
import { isCrewMailTime, isCrewShown, isSameCrew } from './crew-window.rules.ts'

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

test('a driver who is under way is shown until the drive is finished, and not after that', () => {
  const late = at('2026-11-27T20:00')
  expect(isCrewShown({ ...DRIVE, drive: 'under-way' }, late)).toBe(true)
  expect(isCrewShown({ ...DRIVE, drive: 'finished' }, at('2026-11-27T17:00'))).toBe(false)
})

test('a drive whose end is not known shows its driver for a day', () => {
  const open = { ...DRIVE, endsAt: null }
  expect(isCrewShown(open, at('2026-11-28T05:59'))).toBe(true)
  expect(isCrewShown(open, at('2026-11-28T06:00'))).toBe(false)
})

test.each([
  ['2026-11-26T17:59', '06:00', false],
  ['2026-11-26T18:00', '06:00', true],
  ['2026-11-27T02:00', '07:59', true],
  ['2026-11-27T05:59', '06:00', true],
  ['2026-11-27T06:00', '06:00', false],
  ['2026-11-26T21:59', '09:00', true],
  ['2026-11-26T22:00', '08:00', false],
  ['2026-11-27T04:59', '09:00', false],
  ['2026-11-27T05:00', '09:00', true],
])('at %s a guest with a pickup at %s on 27 November is told who drives: %s', (moment, pickup, isTold) => {
  expect(isCrewMailTime(new Date(at(`2026-11-27T${pickup}`)), at(moment))).toBe(isTold)
})

test('another driver, vehicle or day is another crew; another hour is not', () => {
  const crew = { driverId: 'a', vehicleId: 'b', startsAt: DRIVE.startsAt }
  expect(isSameCrew(crew, { ...crew, startsAt: DRIVE.endsAt })).toBe(true)
  for (const changed of [
    { driverId: 'c' },
    { vehicleId: 'c' },
    { startsAt: new Date(at('2026-11-28T06:00')) },
  ])
    expect(isSameCrew(crew, { ...crew, ...changed })).toBe(false)
})
