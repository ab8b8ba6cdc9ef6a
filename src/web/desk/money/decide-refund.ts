import { href, redirect } from 'react-router'
import { decideRefund } from '#money/refunds/decide-refund.ts'
import { REFUND_DECISIONS } from '#money/refunds/refund-decision.rules.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { redirectBack } from '../frame/redirect-back.ts'
import { staffPost } from '../frame/staff-post.ts'
import type { Route } from './+types/decide-refund.ts'

const FLASHES = {
  approve: 'refund-approved',
  retry: 'refund-approved',
  pay_out: 'refund-paid-out',
  dismiss: 'refund-dismissed',
} as const

/** A GET decides nothing: it redirects to the dashboard. */
export function loader() {
  return redirect(href('/admin'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  const { refundId = '', decision: pressed, back } = typed
  const decision = REFUND_DECISIONS.find((known) => known === pressed)
  if (!isUuid(refundId) || !decision) return redirectBack('refund-not-waiting', back)
  const decided = await decideRefund(deps, { refundId, decision, admin })
  return redirectBack(decided.ok ? FLASHES[decision] : decided.code, back)
}
