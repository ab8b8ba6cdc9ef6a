import { href, redirect } from 'react-router'
import { signIn } from '#guests/accounts/sign-in.ts'
import { signUp } from '#guests/accounts/sign-up.ts'
import { SCRIPT_FIELD } from '../parts/session/script-field.tsx'
import { callerOf } from '../shell/caller.ts'
import { depsContext } from '../shell/context.ts'
import { readForm, refused, textValues } from '../shell/form-post.ts'
import type { Route } from './+types/page.ts'
import { RETURN_PATH, safeReturnPath, secondStepPath } from './return-path.ts'
import { sessionResponse } from './session-response.ts'

const CONFIRM_FIRST = 'Please check your email and click the confirmation link to complete your registration.'

/** Handles both forms of the page. Passwords are never sent back. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const deps = context.get(depsContext)
  const { password, confirmPassword, ...values } = textValues(await readForm(request))
  const isSignUp = url.searchParams.get('tab') === 'sign-up'
  const attempt = isSignUp ? signUp : signIn
  const result = await attempt(deps, callerOf({ request, context }), { ...values, password, confirmPassword })
  if (!result.ok) return refused(result, values)
  const to = isSignUp ? href('/') : safeReturnPath(values[RETURN_PATH])
  if ('needsCode' in result && result.needsCode) return askForCode(result.cookies, to)
  if (isSignUp && result.cookies.length === 0)
    return { ok: true as const, text: CONFIRM_FIRST, to: undefined }
  return sessionResponse(result, {
    withScript: SCRIPT_FIELD in values,
    flash: isSignUp ? 'account-created' : 'signed-in',
    to,
  })
}

function askForCode(cookies: string[], to: string) {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirect(secondStepPath(to), { status: 303, headers })
}
