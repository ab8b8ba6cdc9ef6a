import { expect, test } from 'vitest'
import type { DriveStep } from '#drives/drive-step.rules.ts'
import { noShowWait } from './no-show-wait.ts'
import type { Queue } from './press-queue.ts'

const path = '/driver/a-token/a-job'
const at = (time: string) => Date.parse(`2026-11-27T${time}:00+07:00`)
const press = (step: DriveStep, time: string, of = path): Queue[number] => ({
  path: of,
  fields: { step, pressId: step },
  pressedAt: at(time),
})
/** At ten, with half an hour of free waiting. */
const PICKUP = { path, startsMs: at('10:00'), freeMs: 30 * 60_000 }

test.each([
  ['10:29', false],
  ['10:30', true],
])('a driver who was early can report a guest at %s: %s', (time, canReport) => {
  expect(noShowWait([press('arrived', '09:40')], PICKUP, at(time))).toEqual({
    canReport,
    isReported: false,
    endsMs: at('10:30'),
  })
})

test('the wait of a driver who was late begins at the arrival, also one that the site has', () => {
  const ends = { endsMs: at('10:45') }
  expect(noShowWait([press('arrived', '10:15')], PICKUP, at('10:40'))).toMatchObject(ends)
  expect(noShowWait([], { ...PICKUP, arrivedMs: at('10:15') }, at('10:40'))).toMatchObject(ends)
})

test('before the arrival nobody can be reported, and the arrival at another job does not count', () => {
  const elsewhere = press('arrived', '09:00', '/driver/a-token/other')
  expect(noShowWait([elsewhere], PICKUP, at('12:00'))).toEqual({ canReport: false, isReported: false })
})

test('a guest who is on board, or is reported already, cannot be reported', () => {
  const arrived = press('arrived', '10:00')
  const aboard = [arrived, press('aboard', '10:20')]
  expect(noShowWait(aboard, PICKUP, at('11:00'))).toMatchObject({ canReport: false, isReported: false })
  const reported = [arrived, press('no_show', '10:40')]
  expect(noShowWait(reported, PICKUP, at('11:00'))).toMatchObject({ canReport: false, isReported: true })
})
