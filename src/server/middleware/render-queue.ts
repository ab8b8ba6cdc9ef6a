import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { tryAgain } from './retry-later.ts'

/** Some seconds of rendering. */
const MAX_WAITING = 64

export const VERY_MANY_ARE_LOOKING = 'Very many people are looking at our site right now.'

/**
 * Starts one render per turn of the event loop. React renders a page in one go: pages that many ask for at the same
 * moment would otherwise be rendered in a row, and everything else, cached pages included, would wait for all of them.
 * Pages for the cache go first, because they are for everybody. Forms are never refused: what was typed would be lost.
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
      return tryAgain(c, 503, { seconds: 3, because: VERY_MANY_ARE_LOOKING })
    await turn(isForCache)
    return next()
  }
}
