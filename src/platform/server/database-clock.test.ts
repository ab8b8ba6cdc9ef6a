import { expect, test } from 'vitest'
import { HOUR_MS } from '../time/duration.ts'
import { createDatabaseClock } from './database-clock.ts'

const RIGHT = Date.parse('2026-11-20T10:00:00+07:00')

/** A machine whose clock is ahead by an hour. */
function machineAhead() {
  const at = { machine: RIGHT + HOUR_MS, timer: 5_000 }
  return {
    at,
    clock: createDatabaseClock(
      () => at.machine,
      () => at.timer,
    ),
  }
}

test('once the database has told the time, the clock of the machine does not matter, wherever it jumps', () => {
  const { at, clock } = machineAhead()
  expect(clock.now()).toBe(RIGHT + HOUR_MS)
  clock.set(RIGHT)
  expect(clock.now()).toBe(RIGHT)
  at.machine += 7 * 24 * HOUR_MS
  expect(clock.now()).toBe(RIGHT)
})

test('between two settings it goes on, and the next one corrects it', () => {
  const { at, clock } = machineAhead()
  clock.set(RIGHT)
  at.timer += 60_000.4
  expect(clock.now()).toBe(RIGHT + 60_000)
  clock.set(RIGHT + 59_000)
  expect(clock.now()).toBe(RIGHT + 59_000)
})
