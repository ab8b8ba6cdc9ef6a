import { expect, test } from 'vitest'
import { inBangkok } from '#tests/fleet-factories.ts'
import { driveState, stateOfDrives } from './drive-state.rules.ts'
import {
  type DrivenLeg,
  type DriveStep,
  type Pressed,
  pressedTime,
  progressOf,
  undoablePress,
  whyNotPressed,
} from './drive-step.rules.ts'

const STARTS = inBangkok('2026-11-27T06:00')
const LEG: DrivenLeg = {
  ...{ driverId: 'lek', startsAt: STARTS, endsAt: inBangkok('2026-11-27T18:00'), freeMinutes: 30 },
}
const at = (time: string) => inBangkok(`2026-11-27T${time}`)

function pressed(step: DriveStep, time: string, changes: Partial<Pressed> = {}): Pressed {
  return {
    ...{ id: `${step} ${time}`, step, driverId: 'lek', pressedAt: at(time), startsAt: STARTS },
    ...{ undoneAt: null, rejection: null },
    ...changes,
  }
}

const DEPARTED = pressed('departed', '05:22')
const ARRIVED = pressed('arrived', '05:48')
const ABOARD = pressed('aboard', '06:04')

function why(step: DriveStep, time: string, before: Pressed[], dueBaht: number | null = 0) {
  const problem = whyNotPressed(
    step,
    { progress: progressOf(LEG, before), leg: LEG, dueBaht },
    at(time).getTime(),
  )
  return problem?.code
}

test.for<[DriveStep, string, Pressed[], string | undefined]>([
  ['departed', '05:22', [], undefined],
  ['arrived', '05:48', [], 'step-skipped'],
  ['arrived', '05:48', [DEPARTED], undefined],
  ['aboard', '06:04', [DEPARTED], 'step-skipped'],
  ['aboard', '06:04', [DEPARTED, ARRIVED], undefined],
  ['finished', '18:00', [DEPARTED, ARRIVED], 'step-skipped'],
  ['finished', '18:00', [DEPARTED, ARRIVED, ABOARD], undefined],
  ['finished', '05:59', [DEPARTED, ARRIVED, ABOARD], 'not-begun'],
  ['no_show', '06:30', [DEPARTED], 'step-skipped'],
  ['no_show', '06:29', [DEPARTED, ARRIVED], 'wait-not-over'],
  ['no_show', '06:30', [DEPARTED, ARRIVED], undefined],
  ['no_show', '06:31', [DEPARTED, pressed('arrived', '06:10')], 'wait-not-over'],
  ['no_show', '07:00', [DEPARTED, ARRIVED, ABOARD], 'step-skipped'],
])('%s at %s after the steps before: %s', ([step, time, before, code]) => {
  expect(why(step, time, before)).toBe(code)
})

test('nobody leaves on the day before, but a job can be seen then', () => {
  const early = inBangkok('2026-11-26T17:00').getTime()
  const on = { progress: {}, leg: LEG, dueBaht: 0 }
  expect(whyNotPressed('departed', on, early)?.code).toBe('step-too-early')
  expect(whyNotPressed('seen', on, early)).toBeUndefined()
})

test('a drive ends only when the question for the cash is answered, with nothing as well', () => {
  const before = [DEPARTED, ARRIVED, ABOARD]
  expect(why('finished', '18:00', before, 3_850)).toBe('cash-unanswered')
  expect(why('cash', '17:50', before, 3_850)).toBeUndefined()
  expect(why('cash', '17:50', before, 0)).toBe('nothing-due')
  expect(why('cash', '06:00', [DEPARTED, ARRIVED], 3_850)).toBe('step-skipped')
  expect(why('finished', '18:00', [...before, pressed('cash', '17:50')], 3_850)).toBeUndefined()
})

test('only what the present driver pressed for this pickup counts, and a job is seen at its present time', () => {
  const counts = (press: Pressed, leg: Partial<DrivenLeg> = {}) =>
    Object.keys(progressOf({ ...LEG, ...leg }, [press])).length === 1
  expect(counts(DEPARTED)).toBe(true)
  expect(counts({ ...DEPARTED, undoneAt: at('05:23') })).toBe(false)
  expect(counts({ ...DEPARTED, rejection: 'reassigned' })).toBe(false)
  expect(counts(DEPARTED, { driverId: 'nok' })).toBe(false)
  expect(counts(DEPARTED, { startsAt: at('06:30') })).toBe(true)
  expect(counts(DEPARTED, { startsAt: at('09:00') })).toBe(true)
  expect(counts(DEPARTED, { startsAt: at('09:01') })).toBe(false)
  expect(counts(DEPARTED, { startsAt: inBangkok('2026-11-28T06:00') })).toBe(false)
  const beforeMidnight = { startsAt: at('23:45') }
  expect(
    counts(pressed('departed', '23:00', beforeMidnight), { startsAt: inBangkok('2026-11-28T00:15') }),
  ).toBe(true)
  // The office corrects a time at which nobody was picked up.
  expect(counts(pressed('departed', '09:20'), { startsAt: at('10:00') })).toBe(true)
  const seen = pressed('seen', '05:00')
  expect(counts(seen)).toBe(true)
  expect(counts(seen, { startsAt: at('06:30') })).toBe(false)
})

test('the newest press can be taken back for two minutes; money cannot', () => {
  const undoable = (presses: Pressed[], time: string) =>
    undoablePress(
      progressOf(LEG, presses),
      inBangkok(`2026-11-27T${time.slice(0, 5)}`).getTime() + Number(time.slice(6)) * 1000,
    )?.step
  expect(undoable([DEPARTED], '05:23:59')).toBe('departed')
  expect(undoable([DEPARTED], '05:24:00')).toBeUndefined()
  expect(undoable([DEPARTED, pressed('arrived', '05:23')], '05:23:30')).toBe('arrived')
  expect(undoable([DEPARTED, ARRIVED, ABOARD, pressed('cash', '17:50')], '17:50:10')).toBeUndefined()
})

test('the time of a press is that of the phone, unless its clock is clearly wrong', () => {
  const now = at('06:00').getTime()
  const timeOf = (phone: Date | null, after?: Date) => pressedTime(phone, { nowMs: now, after })
  expect(timeOf(at('05:22'))).toEqual(at('05:22'))
  expect(timeOf(null)).toEqual(at('06:00'))
  expect(timeOf(at('06:04'))).toEqual(at('06:00'))
  expect(timeOf(at('06:06'))).toEqual(at('06:00'))
  expect(timeOf(inBangkok('2026-11-23T05:00'))).toEqual(at('06:00'))
  expect(timeOf(at('05:20'), at('05:22'))).toEqual(at('05:22'))
})

test('the state of a booking is that of the drive which is under way', () => {
  const states = [
    [],
    [DEPARTED],
    [DEPARTED, ARRIVED],
    [DEPARTED, ARRIVED, ABOARD],
    [DEPARTED, ARRIVED, ABOARD, pressed('finished', '18:00')],
  ]
  const progresses = states.map((presses) => progressOf(LEG, presses))
  expect(progresses.map((progress) => driveState('confirmed', progress))).toEqual([
    undefined,
    'on_the_way',
    'arrived',
    'on_board',
    undefined,
  ])
  expect(driveState('cancelled', progressOf(LEG, [DEPARTED]))).toBeUndefined()
  const [none = {}, departed = {}, , , finished = {}] = progresses
  expect(stateOfDrives('confirmed', [finished, departed])).toBe('on_the_way')
  expect(stateOfDrives('confirmed', [finished, none])).toBeUndefined()
})
