import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { retryLater } from './retry-later.ts'

/** About as many as can be rendered in a few seconds. */
const MAX_WAITING = 64

export const SITE_IS_BUSY = 'A lot of people are on our site right now.'

/**
 * Starts one render per turn of the event loop. React renders synchronously: without this queue, many page requests at
 * once would block everything else, cached pages included. Renders for the page cache go first. Form posts are never
 * refused, because the client would lose what was typed.
 */
export function renderQueue({
  maxWaiting = MAX_WAITING,
} = {}): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  const waiting: (() => void)[] = []

  function startNext() {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(startNext)
  }

  function turn(isFirst: boolean): Promise<void> {
    if (waiting.length === 0) setImmediate(startNext)
    return new Promise((start) => {
      if (isFirst) waiting.unshift(start)
      else waiting.push(start)
    })
  }

  return async function renderQueue(c, next) {
    const isForCache = c.env?.incoming === undefined
    const mayBeRefused = !isForCache && c.req.method !== 'POST'
    if (mayBeRefused && waiting.length >= maxWaiting)
      return retryLater(c, 503, { seconds: 3, reason: SITE_IS_BUSY })
    await turn(isForCache)
    return next()
  }
}
