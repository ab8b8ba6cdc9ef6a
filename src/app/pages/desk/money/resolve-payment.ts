import { href, redirect } from 'react-router'
import { adminOf } from '#app/access/admin-of.ts'
import { depsContext } from '#app/context.ts'
import { readForm, textValues } from '#app/form-post.ts'
import { resolvePayment } from '#operations/payments/resolve-payment.ts'
import { isUuid } from '#text/uuid.ts'
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
