import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { tryAgain } from './try-again.ts'

/** Who would wait for longer than a second is better told so. */
const MOST_WAITING = 64

export const VERY_MANY_ARE_LOOKING = 'Very many people are looking at our site right now.'

/**
 * Begins one page a round of the event loop. React makes a page in one go: pages that many ask for at the same moment
 * would otherwise be made in a row, and everything else, also cached pages, would wait for all of them. Pages
 * for the cache go first, because they are for everybody; forms wait for their turn too, but are never sent away.
 */
export function oneByOne({
  mostWaiting = MOST_WAITING,
} = {}): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  const line: (() => void)[] = []

  function callNext() {
    line.shift()?.()
    if (line.length > 0) setImmediate(callNext)
  }

  function turn(isFirst: boolean): Promise<void> {
    if (line.length === 0) setImmediate(callNext)
    return new Promise((begin) => {
      if (isFirst) line.unshift(begin)
      else line.push(begin)
    })
  }

  return async function oneByOne(c, next) {
    const isForStore = c.env?.incoming === undefined
    // A form waits for its turn like a page, and is never sent away: what was typed would be lost.
    const mayBeRefused = !isForStore && c.req.method !== 'POST'
    if (mayBeRefused && line.length >= mostWaiting)
      return tryAgain(c, 503, { seconds: 3, because: VERY_MANY_ARE_LOOKING })
    await turn(isForStore)
    return next()
  }
}
