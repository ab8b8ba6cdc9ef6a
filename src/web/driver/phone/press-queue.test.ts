import { expect, test } from 'vitest'
import type { DriveStep } from '#drives/drive-step.rules.ts'
import {
  arrivalOf,
  nextToSend,
  type Press,
  type Queue,
  sentFields,
  takeBackable,
  type WaitingPhoto,
  withFields,
  withoutPhoto,
  withoutPress,
  withPhoto,
  withPress,
} from './press-queue.ts'

const JOB = '/driver/a-token/a-job'
const AT = Date.parse('2026-11-27T10:05:00+07:00')

function press(step: DriveStep, { path = JOB, pressId = `id of ${step}`, pressedAt = AT } = {}): Press {
  return { path, fields: { step, pressId }, pressedAt }
}

function photo(photoOf: string): WaitingPhoto {
  return { path: JOB, fields: { photoOf, takenAt: '2026-11-27T03:00:00.000Z' }, pressedAt: AT }
}

const names = (queue: Queue) => queue.map(({ fields }) => ('step' in fields ? fields.step : 'photo'))

test('presses wait in their order, and a second press of a step of the same job is the same press', () => {
  const once = withPress([press('departed')], press('arrived'))
  expect(names(once)).toEqual(['departed', 'arrived'])
  expect(withPress(once, press('arrived', { pressId: 'another' }))).toBe(once)
  expect(names(withPress(once, press('departed', { path: '/driver/a-token/other' })))).toEqual([
    'departed',
    'arrived',
    'departed',
  ])
})

test('presses are sent before photos, the oldest first', () => {
  const queue = [photo('earlier'), press('departed'), press('arrived')]
  expect(nextToSend(queue)).toBe(queue[1])
  expect(nextToSend(queue.slice(0, 1))).toBe(queue[0])
  expect(nextToSend([])).toBeUndefined()
})

test('a report says that its photo comes; without the report the photo waits alone', () => {
  const report = press('no_show')
  expect(withPhoto([press('departed'), report], photo('id of no_show'))).toEqual([
    press('departed'),
    { ...report, fields: { ...report.fields, photoComing: '1' } },
    photo('id of no_show'),
  ])
  expect(withPhoto([], photo('id of no_show'))).toEqual([photo('id of no_show')])
})

test('a place that is found after the press was sent is left out', () => {
  const place = { latitude: '14.0417', longitude: '99.5037' }
  const [departed] = withFields([press('departed')], 'id of departed', place)
  expect(departed?.fields).toEqual({ step: 'departed', pressId: 'id of departed', ...place })
  expect(withFields([press('arrived')], 'id of departed', place)).toEqual([press('arrived')])
})

test('a report that arrived leaves its photo to be sent; one that does not stand takes it along', () => {
  const queue = [press('no_show'), photo('id of no_show'), photo('other')]
  expect(withoutPress(queue, 'id of no_show', { alsoPhoto: false })).toEqual(queue.slice(1))
  expect(withoutPress(queue, 'id of no_show', { alsoPhoto: true })).toEqual(queue.slice(2))
  expect(withoutPhoto(queue, 'id of no_show')).toEqual([queue[0], queue[2]])
})

test('the newest press can be taken back for two minutes, whatever photos wait after it', () => {
  const queue = [press('departed'), press('arrived'), photo('earlier')]
  expect(takeBackable(queue, AT + 120_000)).toBe(queue[1])
  expect(takeBackable(queue, AT + 120_001)).toBeUndefined()
  expect(takeBackable([photo('earlier')], AT)).toBeUndefined()
})

test('a press is sent with its time, a photo with that of the camera', () => {
  expect(sentFields(press('departed'))).toEqual({
    step: 'departed',
    pressId: 'id of departed',
    pressedAt: '2026-11-27T03:05:00.000Z',
    queued: '1',
  })
  expect(sentFields(photo('a report'))).toEqual({
    photoOf: 'a report',
    takenAt: '2026-11-27T03:00:00.000Z',
    queued: '1',
  })
})

test.each([
  [200, 'arrived'],
  [409, 'arrived'],
  [400, 'arrived'],
  [404, 'not-arrived'],
  [408, 'not-arrived'],
  [413, 'too-large'],
  [429, 'not-arrived'],
  [503, 'not-arrived'],
])('an answer with status %i means: %s', (status, arrival) => {
  expect(arrivalOf(status)).toBe(arrival)
})
