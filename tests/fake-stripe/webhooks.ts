import { setTimeout as wait } from 'node:timers/promises'
import Stripe from 'stripe'
import type { FakeAccount, FakeEvent } from './sessions.ts'

/** Sends events one after the other, in the background, with the copies and the delay of the controls. */
export function send(account: FakeAccount, events: FakeEvent[]): void {
  const delivery = sendAll(account, events).finally(() => account.deliveries.delete(delivery))
  account.deliveries.add(delivery)
}

async function sendAll(account: FakeAccount, events: FakeEvent[]): Promise<void> {
  const { copies, delayMs } = account.controls
  if (delayMs > 0) await wait(delayMs, undefined, { signal: account.closing.signal }).catch(() => undefined)
  for (const event of events) {
    await Promise.all(Array.from({ length: copies }, () => deliver(account, event)))
  }
}

/** What Stripe posts for an event: the body, and the headers with its signature. */
export async function signedEvent(event: FakeEvent, secret: string) {
  const body = JSON.stringify(event)
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret })
  return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
}

/** Posts one signed copy. @returns the status of the answer, or `undefined` without one */
export async function deliver(account: FakeAccount, event: FakeEvent): Promise<number | undefined> {
  const { controls, webhookSecret, closing } = account
  if (!controls.webhookUrl || closing.signal.aborted) return undefined
  const { body, headers } = await signedEvent(event, webhookSecret)
  try {
    const answer = await fetch(controls.webhookUrl, { method: 'POST', headers, body, signal: closing.signal })
    await answer.body?.cancel()
    if (answer.ok) event.pending_webhooks = 0
    return answer.status
  } catch {
    return undefined
  }
}
