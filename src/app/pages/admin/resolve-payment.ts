import { href, redirect } from 'react-router'
import { isUuid } from '#domain/uuid.ts'
import { resolvePayment } from '#operations/resolve-payment.ts'
import { depsContext } from '../../context.ts'
import { readForm, requireBudget, textValues } from '../../form-post.ts'
import { requireAdmin } from '../../require-admin.ts'
import type { Route } from './+types/resolve-payment.ts'
import { backWith } from './deed.ts'

/** Saying so is a deed, so looking at its address only leads to the dashboard. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  return redirect(href('/admin'))
}

export async function action({ request, pattern, context }: Route.ActionArgs) {
  const admin = await requireAdmin({ request, context })
  await requireBudget({ pattern, context })
  const { paymentId = '', back } = textValues(await readForm(request))
  if (!isUuid(paymentId)) return backWith('payment-not-waiting', back)
  const resolved = await resolvePayment(context.get(depsContext), paymentId, admin.email)
  return backWith(resolved.ok ? 'payment-resolved' : resolved.code, back)
}
