import type { Fault } from './fault.ts'
import { guestsOf, request } from './guests.ts'
import { reconcile } from './journeys.ts'
import { reckon, untilQuiet } from './reckoning.ts'
import { takeLocksAway } from './take-guards-away.ts'
import { openWorld, type World } from './world.ts'

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
    await using world = await openWorld(server)
    if (!isGuarded) await takeGuardsAway(world)
    const guests = guestsOf(world)
    world.stripe.knobs.copies = 5
    const rounds = size === 'full' ? 5 * ROUNDS : 3
    for (let round = 0; round < rounds; round++) {
      const { sessionId } = await guests.submit(request('card'))
      await guests.pay(sessionId)
      await guests.seePaid(sessionId).catch(() => undefined)
    }
    return { rounds, acknowledged: world.ledger.read().length, breaches: await reckon(world) }
  },
}

/** The events of a payment in every order; those of an expired checkout among them. */
export const webhooksInAnyOrder: Fault = {
  guard: 'the provider, which is asked at each event',
  async run(server, size, isGuarded) {
    await using world = await openWorld(server)
    const guests = guestsOf(world)
    const all = permutations(EVENTS)
    const orders = size === 'full' && isGuarded ? all : all.filter((_, index) => index % 8 === 0)
    for (const order of orders) {
      const { sessionId } = await guests.submit(request('card'))
      // Told of, and not so: what an event says is not what counts.
      await world.stripe.deliver(world.stripe.makeEvent('checkout.session.expired', sessionId))
      world.stripe.knobs.paymentEvents = order
      await guests.pay(sessionId)
      await world.stripe.quiet()
      if (!isGuarded) world.stripe.tamper(sessionId, { payment_status: 'unpaid' })
    }
    return { rounds: orders.length, acknowledged: world.ledger.read().length, breaches: await reckon(world) }
  },
}

/** No event arrives: the job that asks the provider finds the payment. Then all of them arrive, three days late. */
export const webhooksNever: Fault = {
  guard: 'the job that asks the provider',
  async run(server, size, isGuarded) {
    await using world = await openWorld(server)
    const guests = guestsOf(world)
    const { knobs } = world.stripe
    const rounds = size === 'full' ? ROUNDS : 2
    knobs.copies = 0
    for (let round = 0; round < rounds; round++) {
      const { sessionId } = await guests.submit(request('card'))
      await guests.pay(sessionId)
    }
    if (isGuarded) {
      await reconcile(world)
      await untilQuiet(world)
      knobs.copies = 1
    }
    return { rounds, acknowledged: world.ledger.read().length, breaches: await reckon(world) }
  },
}

async function takeGuardsAway({ databaseWire, query }: World): Promise<void> {
  takeLocksAway(databaseWire())
  await query('drop index mails_once')
}

function permutations<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length === 0) return [[]]
  return things.flatMap((first) =>
    permutations(things.filter((one) => one !== first)).map((rest) => [first, ...rest]),
  )
}
