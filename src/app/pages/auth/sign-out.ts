import { data, href, redirect } from 'react-router'
import { redirectWithFlash } from '#app/flash-message.ts'
import { signOut } from '#operations/accounts/sign-in.ts'
import { callerOf } from '../../caller.ts'
import { depsContext } from '../../context.ts'
import { readForm, textValues } from '../../form-post.ts'
import { SCRIPT_FIELD } from '../../sections/session/script-field.tsx'
import type { Route } from './+types/sign-out.ts'
import { refererPath } from './return-path.ts'
import { sessionResponse } from './session-response.ts'

/** A GET does not sign out: it redirects to the home page. */
export function loader() {
  return redirect(href('/'))
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const values = textValues(await readForm(request))
  const withScript = SCRIPT_FIELD in values
  const result = await signOut(context.get(depsContext), callerOf({ request, context }))
  if (result.ok) return sessionResponse(result, { withScript, flash: 'signed-out' })
  if (withScript) return data(null, { status: 503 })
  throw redirectWithFlash(refererPath(request, url) ?? href('/'), 'sign-out-failed')
}
