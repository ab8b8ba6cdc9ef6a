import { expect, test } from 'vitest'
import type { DriveStep } from '#drives/drive-step.rules.ts'
import { waitingOf } from './waiting.ts'

const at = (clock: string) => new Date(`2027-01-15T${clock}:00+07:00`)

/** A landing at 14:30 with an hour free; the driver pressed at these times. */
function proposedFor(arrived: string, aboard: string | undefined, waitingBaht = 0): number {
  const leg = {
    id: 'leg',
    startsAt: at('14:30'),
    pickup: 'Suvarnabhumi Airport (BKK)',
    freeWaitingMinutes: 60,
  }
  const press = (step: DriveStep, clock: string) => ({
    ...{ id: step, legId: 'leg', step, driverId: 'anan', pressedAt: at(clock), startsAt: at('14:30') },
    ...{ undoneAt: null, rejection: null },
  })
  const pressed = [press('arrived', arrived), ...(aboard ? [press('aboard', aboard)] : [])]
  const booking = { legs: [leg], allocations: [{ legId: 'leg', driverId: 'anan' }], waitingBaht }
  return waitingOf(booking, pressed).proposedBaht
}

test.each([
  ['within the free hour', '14:20', '15:30', 0],
  ['a minute more', '14:20', '15:31', 300],
  ['two hours more, and a minute', '14:20', '17:31', 900],
  ['counted from a later arrival', '15:00', '16:00', 0],
])('the charge proposed for waiting: %s', (_name, arrived, aboard, baht) => {
  expect(proposedFor(arrived, aboard)).toBe(baht)
})

test('nothing is proposed before the guests are on board, and what was charged stays proposed', () => {
  expect(proposedFor('14:20', undefined)).toBe(0)
  expect(proposedFor('14:20', '15:31', 500)).toBe(500)
})
