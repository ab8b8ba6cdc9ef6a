import { href, redirect } from 'react-router'
import { reopenDays } from '#bookings/operator-rules/close-days.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { adminOf } from '../../shell/access/admin-of.ts'
import { depsContext } from '../../shell/context.ts'
import { readForm, textValues } from '../../shell/form-post.ts'
import type { Route } from './+types/reopen-days.ts'
import { redirectToSettings } from './redirect-to-settings.ts'

/** A GET opens nothing: it redirects to the settings. */
export function loader() {
  return redirect(href('/desk/settings'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf({ context })
  const { blackoutId = '' } = textValues(await readForm(request))
  if (!isUuid(blackoutId)) return redirectToSettings('days-open-already')
  const reopened = await reopenDays(context.get(depsContext), { blackoutId, admin: admin.email })
  if (reopened.ok) return redirectToSettings('days-reopened')
  return redirectToSettings(reopened.reason === 'not-found' ? 'days-open-already' : 'settings-not-saved')
}
