import { href, redirect } from 'react-router'
import { resolvePayment } from '#money/payments/resolve-payment.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { adminOf } from '../../shell/access/admin-of.ts'
import { depsContext } from '../../shell/context.ts'
import { readForm, textValues } from '../../shell/form-post.ts'
import { redirectBack } from '../frame/redirect-back.ts'
import type { Route } from './+types/resolve-payment.ts'

/** A GET resolves nothing: it redirects to the dashboard. */
export function loader() {
  return redirect(href('/admin'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf({ context })
  const { paymentId = '', back } = textValues(await readForm(request))
  if (!isUuid(paymentId)) return redirectBack('payment-not-waiting', back)
  const resolved = await resolvePayment(context.get(depsContext), paymentId, admin.email)
  return redirectBack(resolved.ok ? 'payment-resolved' : resolved.code, back)
}
