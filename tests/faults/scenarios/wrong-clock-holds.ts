import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR_MS } from '#platform/time/duration.ts'
import { checkInvariants } from '../check-invariants.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, request } from '../guests.ts'
import type { Breach } from '../invariants/invariants.ts'
import { nextDay } from '../request-kinds.ts'
import { startSystem } from '../test-system.ts'

const CLOCK_FILE = path.resolve('build/faults-clock-holds')
const NOTICED_AFTER_MS = 100
const ROUNDS = { short: 2, full: 20 }

/**
 * The clock of the site's machine jumps an hour ahead while the only vehicle of a day is held for half an hour: another
 * guest does not get it. Once the hold is really over, the clock still being wrong, another guest does.
 */
export const wrongClockHolds: Fault = {
  guard: 'the timer that nobody can set, by which the site counts on from the time of the database',
  async run(server, size, isGuarded) {
    writeFileSync(CLOCK_FILE, '0')
    await using system = await startSystem(server, {
      fleet: { car: 0, suv: 1, van: 0 },
      preload: [path.resolve(import.meta.dirname, '../preload/moved-clock.ts')],
      settings: { FAULTS_CLOCK_FILE: CLOCK_FILE, FAULTS_CLOCK_MOVES_TIMER: isGuarded ? '' : 'yes' },
    })
    const guests = guestsOf(system)
    const breaches: Breach[] = []
    const endIn = (reference: string, minutes: number) =>
      system.query(`begin;
        set local saphan.actor = 'clock';
        update bookings set waits_until = now() + interval '${minutes} minutes' where reference = '${reference}';
        update allocations set expires_at = waits_until from bookings
          where bookings.id = booking_id and reference = '${reference}' and allocations.status = 'held';
        commit`)
    for (let round = 0; round < ROUNDS[size]; round++) {
      const date = nextDay()
      const held = await guests.submit(request('booking', date))
      await endIn(held.reference, 30)
      writeFileSync(CLOCK_FILE, String(HOUR_MS))
      await sleep(NOTICED_AFTER_MS)
      const early = await guests.attempt(request('booking', date))
      if (early)
        breaches.push({ invariant: 'holds stand', what: `the hold of ${held.reference} ended early` })
      else {
        await endIn(held.reference, -1)
        const late = await guests.attempt(request('booking', date))
        if (!late)
          breaches.push({ invariant: 'holds stand', what: `the hold of ${held.reference} did not end` })
      }
      writeFileSync(CLOCK_FILE, '0')
      await sleep(NOTICED_AFTER_MS)
    }
    breaches.push(...(await checkInvariants(system)))
    return { rounds: ROUNDS[size], acknowledged: system.ledger.read().length, breaches }
  },
}
