import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

/**
 * Did the body of the request break off, or break the rules of HTTP, before its end? Whatever failed then failed for
 * that: nothing is wrong here, and strangers must not be able to fill the log with errors.
 */
export function isRequestAborted({ env }: Context): boolean {
  const { incoming }: Partial<HttpBindings> = env ?? {}
  return incoming?.destroyed === true && !incoming.complete
}

/** Has the visitor gone before the answer? Nobody hears it then, and pages are not finished. */
export function isClientGone({ env }: Context): boolean {
  const { outgoing }: Partial<HttpBindings> = env ?? {}
  return outgoing?.destroyed === true
}
