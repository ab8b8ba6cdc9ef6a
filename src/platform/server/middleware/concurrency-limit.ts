import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { Unavailable } from '../../problems/unavailable.rules.ts'

/** Beyond this many requests at once, all of them would wait too long to be of use. */
const MAX_CONCURRENT = 100

export type ConcurrencyLimit = {
  /** @returns a function to call when the response is made; undefined when the limit is reached */
  enter(request: IncomingMessage | undefined): (() => void) | undefined
}

/**
 * Limits how many requests are processed at the same time. A request whose body is still arriving does not count: a
 * hundred slow senders would otherwise lock out everyone else. The site's own requests always pass.
 */
export function createConcurrencyLimit({ maxConcurrent = MAX_CONCURRENT } = {}): ConcurrencyLimit {
  const active = new Set<IncomingMessage>()
  const isFull = () =>
    active.size >= maxConcurrent &&
    Array.from(active).filter(({ complete }) => complete).length >= maxConcurrent
  return {
    enter(request) {
      if (!request) return () => {}
      if (isFull()) return undefined
      active.add(request)
      return () => active.delete(request)
    },
  }
}

/** For routes that answer "unavailable" in a format of their own. @throws {Unavailable} when the limit is reached */
export function limitConcurrency(
  limit: ConcurrencyLimit,
): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  return async function limitConcurrency(c, next) {
    const leave = limit.enter(c.env?.incoming)
    if (!leave) throw new Unavailable('too many requests at once', { because: 'overloaded' })
    await next().finally(leave)
  }
}
