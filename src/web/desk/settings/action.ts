import { changeRules } from '#bookings/operator-rules/change-rules.ts'
import { closeDays } from '#bookings/operator-rules/close-days.ts'
import { adminOf } from '../../shell/access/admin-of.ts'
import { depsContext } from '../../shell/context.ts'
import { countSuspicious, readForm, refused, textValues } from '../../shell/form-post.ts'
import type { Route } from './+types/page.ts'
import { redirectToSettings } from './redirect-to-settings.ts'
import { editedIn } from './rule-groups.ts'

/** Saves the form that the address names: days without trips, or a group of rules. */
export async function action({ request, url, pattern, context }: Route.ActionArgs) {
  const admin = adminOf({ context })
  const { version = '', ...input } = textValues(await readForm(request))
  countSuspicious({ pattern, context }, input)
  const deps = context.get(depsContext)
  if (editedIn(url) === 'days') {
    const closed = await closeDays(deps, { input, admin: admin.email })
    return closed.ok ? redirectToSettings('days-closed') : refused(closed, input)
  }
  const asked = { input, version: versionIn(version), admin: admin.email }
  const changed = await changeRules(deps, asked)
  return changed.ok ? redirectToSettings('settings-saved') : refused(changed, input)
}

/** A version that no settings have, when the form names none. */
const NO_VERSION = -1

function versionIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : NO_VERSION
}
