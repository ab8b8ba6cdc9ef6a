import type { Context, MiddlewareHandler } from 'hono'
import { PAGE_BUDGET } from '../../limits/request-budgets.rules.ts'
import type { CountedNetwork } from '../../limits/spend-budget.ts'
import { retryLater } from './retry-later.ts'

const { burst: BURST, perSecond: PER_SECOND } = PAGE_BUDGET
const MAX_BUCKETS = 10_000
/** Long URLs cost more, such as one that prefetches the routes of a hundred links. */
const CHARACTERS_PER_TOKEN = 1_000

type Bucket = { tokens: number; updatedAt: number }

/**
 * Rate limit for rendered pages: a token bucket per network, and another for its form posts. It allows the pace of a
 * busy office and short bursts. Cached pages do not count.
 */
export function pageRateLimit({
  networkOf,
  now,
}: {
  networkOf: (c: Context) => CountedNetwork
  now: () => number
}): MiddlewareHandler {
  /** The least recently used bucket comes first. */
  const buckets = new Map<string, Bucket>()

  /** @returns the seconds to wait; 0 when the tokens were taken */
  function takeTokens(key: string, cost: number): number {
    const at = now()
    const { tokens, updatedAt } = buckets.get(key) ?? { tokens: BURST, updatedAt: at }
    const available = Math.min(BURST, tokens + (Math.max(0, at - updatedAt) / 1_000) * PER_SECOND)
    const missing = cost - available
    buckets.delete(key)
    buckets.set(key, { tokens: missing > 0 ? available : -missing, updatedAt: at })
    const [oldest] = buckets.keys()
    if (oldest !== undefined && buckets.size > MAX_BUCKETS) buckets.delete(oldest)
    return Math.ceil(Math.max(0, missing) / PER_SECOND)
  }

  return async function pageRateLimit(c, next) {
    const network = networkOf(c)
    if (network === undefined) return next()
    // Forms have a bucket of their own: many readers in one hotel must not block its forms.
    const key = c.req.method === 'POST' ? `forms of ${network}` : network
    const wait = takeTokens(key, 1 + Math.floor(c.req.url.length / CHARACTERS_PER_TOKEN))
    if (wait === 0) return next()
    return retryLater(c, 429, {
      seconds: wait,
      reason: 'You’ve opened a lot of pages in a short time.',
    })
  }
}
