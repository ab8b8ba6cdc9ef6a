import { href, redirect } from 'react-router'
import { callerOf } from '../../caller.ts'
import { depsContext } from '../../context.ts'
import { flashCookie } from '../../flash.ts'
import { orUnavailable } from '../../unavailable.ts'
import type { Route } from './+types/confirm.ts'

/** The link in the confirmation mail. Opening it twice changes nothing, and it signs nobody in. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { accounts } = context.get(depsContext)
  const token = url.searchParams.get('token') ?? ''
  const confirmed = await orUnavailable(accounts.confirmEmail(callerOf({ request, context }), token))
  return confirmed.ok
    ? redirect(href('/'), { headers: { 'set-cookie': flashCookie('email-confirmed') } })
    : redirect(href('/auth'), { headers: { 'set-cookie': flashCookie('confirmation-failed') } })
}
