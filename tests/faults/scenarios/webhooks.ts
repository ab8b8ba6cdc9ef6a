import { checkInvariants, untilIdle } from '../check-invariants.ts'
import { disableLocks } from '../disable-guards.ts'
import type { Fault } from '../fault.ts'
import { guestsOf, request } from '../guests.ts'
import { reconcile } from '../journeys.ts'
import { type System, startSystem } from '../test-system.ts'

const PAID = 'checkout.session.completed'
const EVENTS = [
  PAID,
  'checkout.session.async_payment_succeeded',
  'payment_intent.succeeded',
  'charge.succeeded',
]
const ROUNDS = 10

/** Five copies of every event at the same moment, while the guest comes back as well. */
export const webhooksAtOnce: Fault = {
  guard: 'the locks, the compared states and the index of the mails',
  async run(server, size, isGuarded) {
    await using system = await startSystem(server)
    if (!isGuarded) await disableGuards(system)
    const guests = guestsOf(system)
    system.stripe.controls.copies = 5
    const rounds = size === 'full' ? 5 * ROUNDS : 3
    for (let round = 0; round < rounds; round++) {
      const { sessionId } = await guests.submit(request('card'))
      await guests.pay(sessionId)
      await guests.seePaid(sessionId).catch(() => undefined)
      if (isGuarded) await guests.payAndCancel((await guests.submit(request('card'))).sessionId)
    }
    return { rounds, acknowledged: system.ledger.read().length, breaches: await checkInvariants(system) }
  },
}

/** The events of a payment in every order, after an event that claims the checkout has expired. */
export const webhooksInAnyOrder: Fault = {
  guard: 'the provider, which is asked at each event',
  async run(server, size, isGuarded) {
    await using system = await startSystem(server)
    const guests = guestsOf(system)
    const all = permutations(EVENTS)
    const orders = size === 'full' && isGuarded ? all : all.filter((_, index) => index % 8 === 0)
    for (const order of orders) {
      const { sessionId } = await guests.submit(request('card'))
      // The event is false; the site has to ask the provider.
      await system.stripe.deliver(system.stripe.makeEvent('checkout.session.expired', sessionId))
      system.stripe.controls.paymentEvents = order
      await guests.pay(sessionId)
      await system.stripe.quiet()
      if (!isGuarded) system.stripe.tamper(sessionId, { payment_status: 'unpaid' })
    }
    return {
      rounds: orders.length,
      acknowledged: system.ledger.read().length,
      breaches: await checkInvariants(system),
    }
  },
}

/** No event arrives: the reconcile job finds the payment. Then all events arrive late. */
export const webhooksNever: Fault = {
  guard: 'the job that asks the provider',
  async run(server, size, isGuarded) {
    await using system = await startSystem(server)
    const guests = guestsOf(system)
    const { controls } = system.stripe
    const rounds = size === 'full' ? ROUNDS : 2
    controls.copies = 0
    for (let round = 0; round < rounds; round++) {
      const { sessionId } = await guests.submit(request('card'))
      await guests.pay(sessionId)
    }
    if (isGuarded) {
      await reconcile(system)
      await untilIdle(system)
      controls.copies = 1
    }
    return { rounds, acknowledged: system.ledger.read().length, breaches: await checkInvariants(system) }
  },
}

async function disableGuards({ databaseProxy, query }: System): Promise<void> {
  disableLocks(databaseProxy())
  await query('drop index mails_once')
}

function permutations<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length === 0) return [[]]
  return things.flatMap((first) =>
    permutations(things.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  )
}
