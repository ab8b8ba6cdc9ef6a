import type { Context, MiddlewareHandler } from 'hono'
import { PAGE_BUDGET } from '#domain/door-budgets.ts'
import type { CountedNetwork } from '#operations/spend-budget.ts'
import { tryAgain } from './retry-later.ts'

const { atOnce: AT_ONCE, perSecond: PER_SECOND } = PAGE_BUDGET
const ADDRESSES_REMEMBERED = 10_000
/** A long address asks for more, such as for the routes behind a hundred links. */
const LETTERS_FOR_ONE = 1_000

type Purse = { left: number; at: number }

/**
 * Each network may have pages made for it at the pace of a busy office, and some more in a row; the answers to forms,
 * refused ones included, count in the same way. Cached pages cost nothing.
 */
export function pageBudget({
  networkOf,
  now,
}: {
  networkOf: (c: Context) => CountedNetwork
  now: () => number
}): MiddlewareHandler {
  /** The network that has not asked for the longest time comes first. */
  const purses = new Map<string, Purse>()

  /** Seconds to wait; none when it is paid. */
  function pay(owner: string, price: number): number {
    const at = now()
    const { left, at: before } = purses.get(owner) ?? { left: AT_ONCE, at }
    const has = Math.min(AT_ONCE, left + (Math.max(0, at - before) / 1_000) * PER_SECOND)
    const missing = price - has
    purses.delete(owner)
    purses.set(owner, { left: missing > 0 ? has : -missing, at })
    const [oldest] = purses.keys()
    if (oldest !== undefined && purses.size > ADDRESSES_REMEMBERED) purses.delete(oldest)
    return Math.ceil(Math.max(0, missing) / PER_SECOND)
  }

  return async function pageBudget(c, next) {
    const network = networkOf(c)
    if (network === undefined) return next()
    // An answer to a form is a page as well. It is counted apart: guests of one hotel who read much keep no form out.
    const owner = c.req.method === 'POST' ? `forms of ${network}` : network
    const wait = pay(owner, 1 + Math.floor(c.req.url.length / LETTERS_FOR_ONE))
    if (wait === 0) return next()
    return tryAgain(c, 429, {
      seconds: wait,
      because: 'You have opened very many pages in a short time.',
    })
  }
}
