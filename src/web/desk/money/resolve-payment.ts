import { href, redirect } from 'react-router'
import { resolvePayment } from '#money/payments/resolve-payment.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { redirectBack } from '../frame/redirect-back.ts'
import { staffPost } from '../frame/staff-post.ts'
import type { Route } from './+types/resolve-payment.ts'

/** A GET resolves nothing: it redirects to the dashboard. */
export function loader() {
  return redirect(href('/admin'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  const { paymentId = '', back } = typed
  if (!isUuid(paymentId)) return redirectBack('payment-not-waiting', back)
  const resolved = await resolvePayment(deps, paymentId, admin)
  return redirectBack(resolved.ok ? 'payment-resolved' : resolved.code, back)
}
