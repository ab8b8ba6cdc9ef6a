import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { tryAgain } from './try-again.ts'

/** Who would wait for longer than a second is better told so. */
const MOST_WAITING = 64

export const VERY_MANY_ARE_LOOKING = 'Very many people are looking at our site right now.'

/**
 * Begins one page a round of the event loop. React makes a page in one go: pages that many ask for at the same moment
 * would otherwise be made in a row, and everything else, also what is kept, would wait for all of them. What the page
 * store asks for goes first, because it is for everybody; forms are never kept waiting.
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
    if (c.req.method === 'POST') return next()
    const isForStore = c.env?.incoming === undefined
    if (!isForStore && line.length >= mostWaiting)
      return tryAgain(c, 503, { seconds: 3, because: VERY_MANY_ARE_LOOKING })
    await turn(isForStore)
    return next()
  }
}
