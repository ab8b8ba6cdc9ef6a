import { expect, test } from 'vitest'
import { silentSeconds, type WorkerTimes } from './heartbeat.ts'

const NOW = 1_000_000
const ago = (seconds: number) => NOW - seconds * 1_000
const NEW: WorkerTimes = {
  createdOn: ago(900),
  lastFetchedOn: null,
  lastJobStartedOn: null,
  lastJobEndedOn: null,
  lastErrorOn: null,
}
/** A worker whose last successful poll was this many seconds ago. */
const answered = (seconds: number) => ({
  ...NEW,
  lastFetchedOn: ago(seconds),
  lastJobStartedOn: ago(seconds),
})
const idle = (seconds: number) => ({ ...answered(seconds), lastJobEndedOn: ago(seconds) })

test.for<[string, WorkerTimes[], number]>([
  ['no worker', [], 0],
  ['a worker that was never answered', [NEW], 900],
  ['a worker that was answered a second ago', [idle(1)], 1],
  ['several workers: the one that waits longest counts', [idle(1), idle(40), idle(2)], 40],
  ['a worker that has been busy for long', [answered(300)], 0],
  ['a worker that was busy for long until a second ago', [{ ...answered(300), lastJobEndedOn: ago(1) }], 1],
  ['a worker that could not tick a job off', [{ ...answered(300), lastErrorOn: ago(280) }], 300],
  ['a worker whose tries to ask fail', [{ ...idle(300), lastErrorOn: ago(1) }], 300],
])('the silence of %s', ([, workers, seconds]) => {
  expect(silentSeconds(workers, NOW)).toBe(seconds)
})
