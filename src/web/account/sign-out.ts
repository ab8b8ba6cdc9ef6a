import { data, href, redirect } from 'react-router'
import { signOut } from '#guests/accounts/sign-in.ts'
import { SCRIPT_FIELD } from '../parts/session/script-field.tsx'
import { callerOf } from '../shell/caller.ts'
import { depsContext } from '../shell/context.ts'
import { redirectWithFlash } from '../shell/flash-message.ts'
import { readForm, textValues } from '../shell/form-post.ts'
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
