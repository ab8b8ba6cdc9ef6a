import { guestsOf, request } from './guests.ts'
import type { World } from './world.ts'

/** What is under way when something is killed. Resolves when everybody has what they came for. */
export type Journey = (world: World) => Promise<{ begin(): Promise<unknown> }>

const booking: Journey = async (world) => {
  const guests = guestsOf(world)
  return { begin: () => guests.submit(request('booking')) }
}

const card: Journey = async (world) => {
  const guests = guestsOf(world)
  return { begin: () => guests.submit(request('card')) }
}

/** The guest pays, the provider tells of it, and the guest comes back. */
const payment: Journey = async (world) => {
  const guests = guestsOf(world)
  const { sessionId } = await guests.submit(request('card'))
  return {
    async begin() {
      await guests.pay(sessionId)
      await world.stripe.quiet()
      await guests.seePaid(sessionId)
    },
  }
}

/** The guest pays, no event arrives, and nobody comes back: only the job that asks the provider can find it. */
const reconciliation: Journey = async (world) => {
  const guests = guestsOf(world)
  const { sessionId } = await guests.submit(request('card'))
  world.stripe.markPaid(sessionId)
  for (const event of world.stripe.events) event.pending_webhooks = 0
  return { begin: () => reconcile(world) }
}

export const JOURNEYS = { booking, card, payment, reconciliation }

/** As if the minutes until the job runs by itself had passed. */
export async function reconcile({ query }: World): Promise<void> {
  await query(
    `update payments set created_at = created_at - interval '2 minutes' where status in ('creating', 'open')`,
  )
  await query(
    `insert into pgboss.job (name, policy, retry_limit) values ('reconcile-payments', 'standard', 5)`,
  )
}
