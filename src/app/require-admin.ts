import { href, type RouterContextProvider, redirectDocument } from 'react-router'
import type { Session } from '#adapters/auth/contract.ts'
import { isFresh } from '#domain/accounts/admin-session.ts'
import { accessOf } from './access.ts'
import { depsContext } from './context.ts'
import { type FlashName, flashCookie } from './flash-message.ts'
import { canBeKept, keptBefore, keptForm } from './kept-form.ts'
import { pageAddress } from './page-address.ts'
import { returnCookie } from './return-cookie.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * The first line of every admin loader and action: returns the session of an admin, by the role that the database
 * holds at this request, and redirects every other client. When the database cannot be asked, access is denied.
 */
export async function requireAdmin(args: RequestArgs): Promise<Session> {
  const admin = await requireAdminAccount(args)
  const mustSetUp = args.context.get(depsContext).needsSecondFactor && !admin.hasSecondFactor
  if (mustSetUp) throw redirectWithFlash(href('/admin/security'), 'second-factor-needed')
  return admin
}

/**
 * The same as the first line of an action that takes typed fields: when the session has ended while they were typed, or
 * the database cannot be asked, the answer holds all of them, ready to be sent again.
 */
export async function requireAdminKeepingForm(args: RequestArgs): Promise<Session> {
  const { kind } = await accessOf(args)
  const isLost = kind === 'signed-out' || kind === 'unknown'
  if (isLost && canBeKept(args.request)) throw await keptForm(args, kind)
  return requireAdmin(args)
}

/** The same for the pages where an admin sets up the second factor: it may still be missing there. */
export async function requireAdminAccount(args: RequestArgs): Promise<Session> {
  const access = await accessOf(args)
  const kept = access.kind === 'admin' ? null : keptBefore(args.context)
  if (kept) throw kept
  switch (access.kind) {
    case 'admin':
      return access
    case 'signed-out':
      throw redirectWithFlash(href('/auth'), 'admin-signed-out', returnCookie(pageAddress(args.request)))
    case 'user':
      throw redirectWithFlash(href('/'), 'admin-denied')
    case 'unknown':
      throw redirectWithFlash(href('/'), 'admin-unknown')
  }
}

/** Asks for the password again before an export or a change of the account's protection. */
export function requireFreshSession(
  { authenticatedAt }: Session,
  { context }: Pick<RequestArgs, 'context'>,
  to: string,
) {
  if (isFresh(authenticatedAt, context.get(depsContext).now())) return
  throw redirectWithFlash(`${href('/admin/password-again')}?${new URLSearchParams({ to })}`)
}

function redirectWithFlash(address: string, flash?: FlashName, cookie?: string): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (flash) headers.set('set-cookie', flashCookie(flash))
  if (cookie) headers.append('set-cookie', cookie)
  return redirectDocument(address, { status: 303, headers })
}
