import { createContext, href, type RouterContextProvider, redirectDocument } from 'react-router'
import { isFresh } from '#guests/accounts/admin-session.rules.ts'
import type { Session } from '#platform/auth/contract.ts'
import { depsContext } from '../context.ts'
import { type FlashName, flashCookie } from '../flash-message.ts'

type Asked = { context: Readonly<RouterContextProvider> }

/** Has no default: to read it throws unless {@link admit} has let an admin in. */
export const adminContext = createContext<Session>()

/** The admin who sent the request, for the pages of admins. @throws at any other page */
export function adminOf({ context }: Asked): Session {
  return context.get(adminContext)
}

/** Asks for the password again before an export or a change of the account's protection. */
export function requireFreshSession({ context }: Asked, to: string) {
  if (isFresh(adminOf({ context }).authenticatedAt, context.get(depsContext).now())) return
  throw sentAway(`${href('/admin/password-again')}?${new URLSearchParams({ to })}`)
}

/** Leads away from a page of admins. As a new document, so that nothing of it stays in the browser. */
export function sentAway(to: string, flash?: FlashName, cookie?: string): Response {
  const headers = new Headers()
  if (flash) headers.set('set-cookie', flashCookie(flash))
  if (cookie) headers.append('set-cookie', cookie)
  return redirectDocument(to, { status: 303, headers })
}
