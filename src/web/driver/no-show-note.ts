import { isClockTime } from '#platform/time/clock-time.ts'

/** Calls to the guest that a report names; the phone lists the times at which the driver pressed Call. */
const MOST_CALLS = 5

/** What a driver says about a guest who did not come: the reason, and when the driver called. */
export function noShowNote({ note = '', called = '' }: { note?: string; called?: string }): string {
  const times = called.split(' ').filter((time) => isClockTime(time))
  if (times.length === 0) return note
  return `${note}. Pressed Call at ${times.slice(-MOST_CALLS).join(', ')}.`
}
