import { data, href, redirect } from 'react-router'
import { flashCookie } from '#app/flash-message.ts'
import { signOut } from '#operations/accounts/sign-in.ts'
import { callerOf } from '../../caller.ts'
import { depsContext } from '../../context.ts'
import { readForm, requireBudget, textValues } from '../../form-post.ts'
import { BY_SCRIPT } from '../../sections/session/by-script.tsx'
import type { Route } from './+types/sign-out.ts'
import { pageBefore } from './return-path.ts'
import { sessionChanged } from './session-response.ts'

/** Signing out is a deed, so looking at its address only leads home. */
export function loader() {
  return redirect(href('/'))
}

export async function action({ request, url, pattern, context }: Route.ActionArgs) {
  await requireBudget({ pattern, context })
  const values = textValues(await readForm(request))
  const byScript = BY_SCRIPT in values
  const result = await signOut(context.get(depsContext), callerOf({ request, context }))
  if (result.ok) return sessionChanged(result, { byScript, flash: 'signed-out' })
  if (byScript) return data(null, { status: 503 })
  throw redirect(pageBefore(request, url) ?? href('/'), {
    status: 303,
    headers: { 'set-cookie': flashCookie('sign-out-failed') },
  })
}
