import { createHash } from 'node:crypto'

/** The same for the same facts in any key order; tells a repeated submit from a reused request id. */
export function contentHash(facts: Record<string, unknown>): string {
  return createHash('sha256').update(JSON.stringify(facts, inKeyOrder)).digest('hex')
}

function inKeyOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * The request id of a form that was sent without scripts: the same facts on the same day are the same
 * request, so a second press of the button answers with the first booking.
 */
export function requestIdFrom(facts: Record<string, unknown>, day: string): string {
  const hex = contentHash({ ...facts, day })
  // Laid out as a version 8 UUID, the one RFC 9562 leaves to applications.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
