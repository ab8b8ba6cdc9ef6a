import { createContext, data, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { ROUTE_BUDGETS } from '#platform/limits/request-budgets.rules.ts'
import { OVER_BUDGET, type Spent, spendBudget } from '#platform/limits/spend-budget.ts'
import { HTTP_STATUS } from '#platform/problems/refusal.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { whenUnavailable } from '#platform/problems/unavailable.rules.ts'
import { Notice } from '../../ui/notice.tsx'
import { depsContext, retryAfterContext, visitorContext } from '../context.ts'
import { audienceOf, type Page, pageOf } from './audiences.ts'
import { isForScripts, refusedDocument } from './refused-document.tsx'

/** What the form of this request has used of the budgets of its network. */
const spentContext = createContext<Spent>()

/** Their actions say themselves that a budget is used up (`overBudget`), beside the form and everything typed into it. */
const SAY_IT_IN_THEIR_FORM: ReadonlySet<string> = new Set<Page>([
  ...(['/tours/:id', '/tours/:region/:id', '/tour/:location/:tourId', '/taxi-service'] as const),
  ...(['/custom-trip', '/newsletter', '/review', '/booking-summary', '/booking-cancelled'] as const),
  ...([
    '/booking/:token/pay',
    '/sandbox/checkout/:sessionId',
    '/desk/new',
    '/desk/quotes/:reference',
  ] as const),
])

/**
 * Counts each form against the budgets of its address (`src/platform/limits/request-budgets.rules.ts`), once it is known who sends it, and
 * refuses it when one of them is used up.
 */
export const spendBudgets: MiddlewareFunction<Response> = async ({ request, pattern, context }) => {
  if (request.method !== 'POST') return
  const page = pageOf(pattern)
  // An address without a budget takes no form.
  if (!Object.hasOwn(ROUTE_BUDGETS, page)) throw data(null, { status: 405, headers: { allow: 'GET' } })
  const { network } = context.get(visitorContext)
  const spent = await whenUnavailable(
    () => spendBudget(context.get(depsContext), page, network),
    // Without the database the operation cannot store the form either, and says so.
    () => ({ wait: null, needsProof: false }),
  )
  context.set(spentContext, spent)
  if (spent.wait === null) return
  context.set(retryAfterContext, spent.wait)
  if (SAY_IT_IN_THEIR_FORM.has(page)) return
  const status = HTTP_STATUS[OVER_BUDGET.reason]
  if (audienceOf(page) === 'admin' && !isForScripts(request))
    return refusedDocument(
      status,
      <Notice tone="error" title="Nothing was saved" autoFocus>
        <p>{sentenceOf(OVER_BUDGET.problem)}</p>
      </Notice>,
    )
  throw data(null, { status })
}

type Posted = { context: Readonly<RouterContextProvider> }

/** Whether the form of this request is accepted only with a proof of work. */
export function needsProof({ context }: Posted): boolean {
  return context.get(spentContext).needsProof
}

/** @returns the refusal when the form of this request is over a budget of its network */
export function overBudget({ context }: Posted) {
  return context.get(spentContext).wait === null ? undefined : OVER_BUDGET
}
