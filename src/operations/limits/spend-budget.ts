import { countAttempts, type Wait } from '#adapters/database/rate-limits.ts'
import { BUDGETS, budgetsOf } from '#domain/request-budgets.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** For a guest whose network has used up a budget of an hour. */
export const OVER_BUDGET: Refusal = refuse('too-many', { code: 'over-budget' })

/**
 * The network that a request is counted for. Undefined is a request that is not counted: one that the site makes
 * itself, and one made on the operator's own machine to a site that has no public address. Every other request is
 * counted for some network, and all those whose network is not known for the same one.
 */
export type CountedNetwork = string | undefined

/** `wait`: seconds until the network may send again; `needsProof`: a form has to bring a proof of work. */
export type Spent = { wait: Wait; needsProof: boolean }

/**
 * Counts a request at a door against the budgets of its network, for all instances together. One budget that is used
 * up is enough to refuse it; the budgets behind that one are not touched.
 * @param door the address as `domain/request-budgets.ts` writes it
 * @throws Unavailable
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
