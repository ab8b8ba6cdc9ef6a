import { guestsOf, request } from './guests.ts'
import type { System } from './test-system.ts'

/** What a guest is doing when a process is killed. `begin` resolves when the guest has the final answer. */
export type Journey = (system: System) => Promise<{ begin(): Promise<unknown> }>

const booking: Journey = async (system) => {
  const guests = guestsOf(system)
  return { begin: () => guests.submit(request('booking')) }
}

const card: Journey = async (system) => {
  const guests = guestsOf(system)
  return { begin: () => guests.submit(request('card')) }
}

/** The guest pays, the provider sends its events, and the guest comes back. */
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

/** The guest pays, no event arrives, and the guest does not come back: only the reconcile job can find the payment. */
const reconciliation: Journey = async (system) => {
  const guests = guestsOf(system)
  const { sessionId } = await guests.submit(request('card'))
  system.stripe.markPaid(sessionId)
  for (const event of system.stripe.events) event.pending_webhooks = 0
  return { begin: () => reconcile(system) }
}

/** A paid booking is partly refunded: the job sends the refund, and the provider's event tells of it as well. */
const refund: Journey = async (system) => {
  const guests = guestsOf(system)
  const { sessionId } = await guests.submit(request('card'))
  await guests.pay(sessionId)
  await system.stripe.quiet()
  await guests.seePaid(sessionId)
  return { begin: () => approveRefund(system, sessionId) }
}

async function approveRefund({ query }: System, sessionId: string): Promise<void> {
  await query(`begin;
    set local saphan.actor = 'staff:admin@example.com';
    insert into refunds (payment_id, booking_id, status, amount_satang, reason)
      select id, booking_id, 'approved', 100000, 'goodwill' from payments where session_id = '${sessionId}';
    insert into pgboss.job (name, policy, retry_limit) values ('send-refunds', 'standard', 5);
    commit`)
}

export const JOURNEYS = { booking, card, payment, reconciliation, refund }

/** Runs the reconcile job as if its interval had passed. */
export async function reconcile({ query }: System): Promise<void> {
  await query(
    `update payments set created_at = created_at - interval '2 minutes' where status in ('creating', 'open')`,
  )
  await query(
    `insert into pgboss.job (name, policy, retry_limit) values ('reconcile-payments', 'standard', 5)`,
  )
}
