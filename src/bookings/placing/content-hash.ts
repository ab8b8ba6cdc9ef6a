import { createHash, createHmac } from 'node:crypto'

/** A hash of the facts, whatever their key order. It tells a repeated submit from a request id used for something else. */
export function contentHash(facts: Record<string, unknown>): string {
  return createHash('sha256').update(JSON.stringify(facts, inKeyOrder)).digest('hex')
}

function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The request id for a form that was sent without one, because no script ran: the same facts on the same day are the
 * same request, so a second press of the button finds the first booking. It is keyed: a sender of a request id gets the
 * link of its booking, so nobody may be able to work out the one of another guest's form.
 */
export function requestIdFrom(authSecret: string, facts: Record<string, unknown>, day: string): string {
  const hex = createHmac('sha256', authSecret)
    .update(contentHash({ ...facts, day }))
    .digest('hex')
  // A UUID of version 8, whose content RFC 9562 leaves to applications.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
