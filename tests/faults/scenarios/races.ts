import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkInvariants } from '../check-invariants.ts'
import { disableLocks } from '../disable-guards.ts'
import type { Fault, Size } from '../fault.ts'
import { type Guests, guestsOf, request } from '../guests.ts'
import type { Breach } from '../invariants/invariants.ts'
import { nextDay } from '../request-kinds.ts'
import { type System, type SystemOptions, startSystem } from '../test-system.ts'

const ROUNDS = { short: 2, full: 200 }
const INSTANCES = { short: 1, full: 2 }
/** A control repeats its rounds until the race is lost once. */
const CONTROL_ATTEMPTS = 15

type Race = {
  guard: string
  takeAway(system: System): Promise<unknown>
  options?: SystemOptions
  /** One of the rounds; returns breaches that no record shows. */
  run(system: System, guests: Guests, round: number): Promise<Breach[]>
  /** Fewer rounds for a slow race. */
  rounds?: Record<Size, number>
}

/** Guests compete for the same thing at the same moment, round after round, over two instances (one in the short form). */
export function race({ guard, takeAway, options, run, rounds = ROUNDS }: Race): Fault {
  return {
    guard,
    async run(server, size, isGuarded) {
      await using system = await startSystem(server, { instances: INSTANCES[size], ...options })
      if (!isGuarded) await takeAway(system)
      const guests = guestsOf(system)
      const count = rounds[isGuarded ? size : 'short']
      const breaches: Breach[] = []
      let done = 0
      for (let attempt = 0; attempt < (isGuarded ? 1 : CONTROL_ATTEMPTS); attempt++) {
        for (let round = 0; round < count; round++) breaches.push(...(await run(system, guests, done++)))
        breaches.push(...(await checkInvariants(system)))
        if (breaches.length > 0) break
      }
      return { rounds: done, acknowledged: system.ledger.read().length, breaches }
    },
  }
}

/** The same submit ten times at once. */
export const sameSubmit = race({
  guard: 'the unique request id',
  takeAway: ({ query }) => query('alter table bookings drop constraint bookings_request_id_unique'),
  async run(_, guests) {
    const one = request('booking')
    await Promise.all(times(10, () => guests.submit(one)))
    return []
  },
})

const ROUND_FILE = path.resolve('build/faults-round')

/** Twenty guests draw the same, last free reference: one of them gets it. */
export const lastReference = race({
  guard: 'the unique reference',
  takeAway: ({ query }) => query('alter table bookings drop constraint bookings_reference_unique'),
  options: {
    preload: [path.resolve(import.meta.dirname, '../preload/one-reference.ts')],
    settings: { FAULTS_ROUND_FILE: ROUND_FILE, LOG_LEVEL: 'silent' },
  },
  async run(_, guests, round) {
    writeFileSync(ROUND_FILE, String(round))
    const answers = await Promise.all(times(20, () => guests.attempt(request('booking'))))
    const winners = answers.filter((answer) => answer !== undefined).length
    return winners === 1
      ? []
      : [{ invariant: 'given once', what: `${winners} guests got the last reference` }]
  },
})

/** Twenty guests ask for the last vehicle of a day: one of them gets it, and the others are refused. */
export const lastVehicle = race({
  guard: 'the lock on the fleet, and the constraints that nothing is in two places',
  async takeAway({ query, databaseProxies }) {
    await query(
      'alter table allocations drop constraint allocations_vehicle_once, drop constraint allocations_driver_once',
    )
    for (const proxy of databaseProxies()) proxy.leaveOut(/ for no key update/)
  },
  options: { fleet: { car: 0, suv: 1, van: 0 } },
  async run(_, guests) {
    const date = nextDay()
    const answers = await Promise.all(times(20, () => guests.attempt(request('booking', date))))
    const winners = answers.filter((answer) => answer !== undefined).length
    return winners === 1
      ? []
      : [{ invariant: 'nothing overlaps', what: `${winners} guests got the last vehicle of ${date}` }]
  },
})

/** A guest presses Pay twenty times at once: one checkout can be paid. */
export const onePayment = race({
  guard: 'the lock on the booking, and the index of the one open payment',
  async takeAway({ query, databaseProxies }) {
    await query('drop index payments_one_payable')
    for (const proxy of databaseProxies()) proxy.leaveOut(/ for update/)
  },
  async run(_, guests) {
    const one = request('card')
    // Once each: without the guard a guest may be refused again and again.
    const answers = await Promise.all(times(20, () => guests.attempt(one)))
    if (answers.some((answer) => answer !== undefined)) return []
    return [{ invariant: 'nobody is dropped', what: 'twenty presses of Pay opened no checkout' }]
  },
})

/** The guest comes back in twenty tabs while the provider sends its events. */
export const oneConfirmation = race({
  guard: 'the locks, the compared states and the index of the mails',
  async takeAway({ query, databaseProxies }) {
    await query('drop index mails_once')
    for (const proxy of databaseProxies()) disableLocks(proxy)
  },
  async run({ stripe }, guests) {
    const { sessionId } = await guests.submit(request('card'))
    stripe.controls.delayMs = 5
    await guests.pay(sessionId)
    await Promise.all(times(20, () => guests.seePaid(sessionId)))
    await stripe.quiet()
    return []
  },
})

export function times<Result>(count: number, work: () => Promise<Result>): Promise<Result>[] {
  return Array.from({ length: count }, work)
}
