import { href, redirect } from 'react-router'
import { reopenDays } from '#bookings/operator-rules/close-days.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { staffPost } from '../frame/staff-post.ts'
import type { Route } from './+types/reopen-days.ts'
import { redirectToSettings } from './redirect-to-settings.ts'

/** A GET opens nothing: it redirects to the settings. */
export function loader() {
  return redirect(href('/desk/settings'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  const { blackoutId = '' } = typed
  if (!isUuid(blackoutId)) return redirectToSettings('days-open-already')
  const reopened = await reopenDays(deps, { blackoutId, admin })
  if (reopened.ok) return redirectToSettings('days-reopened')
  return redirectToSettings(reopened.reason === 'not-found' ? 'days-open-already' : 'settings-not-saved')
}
