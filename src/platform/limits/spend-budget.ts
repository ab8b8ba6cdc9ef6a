import type { Deps } from '../deps.ts'
import { type Refusal, refuse } from '../problems/refusal.ts'
import { countAttempts, type Wait } from './rate-limits.store.ts'
import { BUDGETS, budgetsOf } from './request-budgets.rules.ts'

/** For a guest whose network has used up an hourly budget. */
export const OVER_BUDGET: Refusal = refuse('too-many', { code: 'over-budget' })

/**
 * The network that a request is counted for. Undefined for a request that is not counted: one that the site makes
 * itself, or one made on the operator's own machine to a site without a public address. All requests whose network is
 * unknown are counted for the same one.
 */
export type CountedNetwork = string | undefined

/** `wait`: seconds until the network may send again, or null; `needsProof`: a form needs a proof of work. */
export type Spent = { wait: Wait; needsProof: boolean }

/**
 * Counts a request against the budgets of its network, for all instances together. The first budget that is used up
 * refuses the request, and the budgets after it are not counted.
 * @param door the address as `src/platform/limits/request-budgets.rules.ts` writes it
 * @throws {Unavailable}
 */
export async function spendBudget(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  door: string,
  network: CountedNetwork,
): Promise<Spent> {
  let needsProof = false
  for (const name of budgetsOf(door)) {
    const budget = BUDGETS[name]
    if (network === undefined || budget.countedBy === 'accounts') continue
    const limit = { window: budget.windowSeconds, max: budget.max }
    const key = `${name}|${network}`
    const { count, wait } = await countAttempts(db.read, { key, times: 1, limit, nowMs: now() })
    if (wait !== null) return { wait, needsProof }
    needsProof ||= 'proofOfWorkBeyond' in budget && count > budget.proofOfWorkBeyond
  }
  return { wait: null, needsProof }
}
