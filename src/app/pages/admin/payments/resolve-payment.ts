import { href, redirect } from 'react-router'
import { depsContext } from '#app/context.ts'
import { readForm, requireBudget, textValues } from '#app/form-post.ts'
import { requireAdmin } from '#app/require-admin.ts'
import { resolvePayment } from '#operations/payments/resolve-payment.ts'
import { isUuid } from '#text/uuid.ts'
import { redirectBack } from '../redirect-back.ts'
import type { Route } from './+types/resolve-payment.ts'

/** A GET resolves nothing: it redirects to the dashboard. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  return redirect(href('/admin'))
}

export async function action({ request, pattern, context }: Route.ActionArgs) {
  const admin = await requireAdmin({ request, context })
  await requireBudget({ pattern, context })
  const { paymentId = '', back } = textValues(await readForm(request))
  if (!isUuid(paymentId)) return redirectBack('payment-not-waiting', back)
  const resolved = await resolvePayment(context.get(depsContext), paymentId, admin.email)
  return redirectBack(resolved.ok ? 'payment-resolved' : resolved.code, back)
}
