import { guestsOf, request } from './guests.ts'
import type { System } from './test-system.ts'

/** What is under kind when something is killed. Resolves when everybody has what they came for. */
export type Journey = (system: System) => Promise<{ begin(): Promise<unknown> }>

const booking: Journey = async (system) => {
  const guests = guestsOf(system)
  return { begin: () => guests.submit(request('booking')) }
}

const card: Journey = async (system) => {
  const guests = guestsOf(system)
  return { begin: () => guests.submit(request('card')) }
}

/** The guest pays, the provider tells of it, and the guest comes back. */
const payment: Journey = async (system) => {
  const guests = guestsOf(system)
  const { sessionId } = await guests.submit(request('card'))
  return {
    async begin() {
      await guests.pay(sessionId)
      await system.stripe.quiet()
      await guests.seePaid(sessionId)
    },
  }
}

/** The guest pays, no event arrives, and nobody comes back: only the job that asks the provider can find it. */
const reconciliation: Journey = async (system) => {
  const guests = guestsOf(system)
  const { sessionId } = await guests.submit(request('card'))
  system.stripe.markPaid(sessionId)
  for (const event of system.stripe.events) event.pending_webhooks = 0
  return { begin: () => reconcile(system) }
}

export const JOURNEYS = { booking, card, payment, reconciliation }

/** As if the minutes until the job runs by itself had passed. */
export async function reconcile({ query }: System): Promise<void> {
  await query(
    `update payments set created_at = created_at - interval '2 minutes' where status in ('creating', 'open')`,
  )
  await query(
    `insert into pgboss.job (name, policy, retry_limit) values ('reconcile-payments', 'standard', 5)`,
  )
}
