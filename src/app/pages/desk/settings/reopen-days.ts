import { href, redirect } from 'react-router'
import { reopenDays } from '#operations/rules/close-days.ts'
import { isUuid } from '#text/uuid.ts'
import { depsContext } from '../../../context.ts'
import { readForm, requireBudget, textValues } from '../../../form-post.ts'
import { requireAdmin } from '../../../require-admin.ts'
import type { Route } from './+types/reopen-days.ts'
import { redirectToSettings } from './redirect-to-settings.ts'

/** A GET opens nothing: it redirects to the settings. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  return redirect(href('/desk/settings'))
}

export async function action({ request, pattern, context }: Route.ActionArgs) {
  const admin = await requireAdmin({ request, context })
  await requireBudget({ pattern, context })
  const { blackoutId = '' } = textValues(await readForm(request))
  if (!isUuid(blackoutId)) return redirectToSettings('days-open-already')
  const reopened = await reopenDays(context.get(depsContext), { blackoutId, admin: admin.email })
  if (reopened.ok) return redirectToSettings('days-reopened')
  return redirectToSettings(reopened.reason === 'not-found' ? 'days-open-already' : 'settings-not-saved')
}
