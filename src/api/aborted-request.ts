import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Did the request end, or turn out as invalid HTTP, before its body was complete? An error in its handler then has
 * that cause and is not logged, so that clients cannot fill the log with errors.
 */
export function isRequestAborted({ env }: Context): boolean {
  const { incoming }: Partial<HttpBindings> = env ?? {}
  return incoming?.destroyed === true && !incoming.complete
}

/** Has the client disconnected before the response was complete? The page may then be unfinished. */
export function isClientGone({ env }: Context): boolean {
  const { outgoing }: Partial<HttpBindings> = env ?? {}
  return outgoing?.destroyed === true
}
