import { href, type RouterContextProvider, redirectDocument } from 'react-router'
import type { Session } from '#adapters/auth/contract.ts'
import { isFresh } from '#domain/accounts/admin-session.ts'
import { accessOf } from './access.ts'
import { depsContext } from './context.ts'
import { type FlashName, flashCookie } from './flash-message.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * The first line of every admin loader and action: lets admins through, by what the database says at this
 * request, and sends everybody else away. What cannot be checked counts as no.
 */
export async function requireAdmin(asked: Asked): Promise<Session> {
  const admin = await requireAdminAccount(asked)
  const mustSetUp = asked.context.get(depsContext).needsSecondFactor && !admin.hasSecondFactor
  if (mustSetUp) throw redirectWithFlash(href('/admin/security'), 'second-factor-needed')
  return admin
}

/** The same for where a second step is set up, and nothing else is seen: the step itself may be missing. */
export async function requireAdminAccount(asked: Asked): Promise<Session> {
  const access = await accessOf(asked)
  switch (access.kind) {
    case 'admin':
      return access
    case 'signed-out':
      throw redirectWithFlash(href('/auth'), 'admin-signed-out')
    case 'user':
      throw redirectWithFlash(href('/'), 'admin-denied')
    case 'unknown':
      throw redirectWithFlash(href('/'), 'admin-unknown')
  }
}

/** Before data is carried away, or what protects the account is changed: asks for the password once more. */
export function requireFreshSession(
  { authenticatedAt }: Session,
  { context }: Pick<Asked, 'context'>,
  to: string,
) {
  if (isFresh(authenticatedAt, context.get(depsContext).now())) return
  throw redirectWithFlash(`${href('/admin/password-again')}?${new URLSearchParams({ to })}`)
}

function redirectWithFlash(address: string, flash?: FlashName): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (flash) headers.set('set-cookie', flashCookie(flash))
  return redirectDocument(address, { status: 303, headers })
}
