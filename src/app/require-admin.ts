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
  if (mustSetUp) throw sentTo(href('/admin/security'), 'second-factor-needed')
  return admin
}

/** The same for where a second step is set up, and nothing else is seen: the step itself may be missing. */
export async function requireAdminAccount(asked: Asked): Promise<Session> {
  const access = await accessOf(asked)
  switch (access.kind) {
    case 'admin':
      return access
    case 'signed-out':
      throw sentTo(href('/auth'), 'admin-signed-out')
    case 'user':
      throw sentTo(href('/'), 'admin-denied')
    case 'unknown':
      throw sentTo(href('/'), 'admin-unknown')
  }
}

/** Before data is carried away, or what protects the account is changed: asks for the password once more. */
export function requireFresh({ authenticatedAt }: Session, { context }: Pick<Asked, 'context'>, to: string) {
  if (isFresh(authenticatedAt, context.get(depsContext).now())) return
  throw sentTo(`${href('/admin/password-again')}?${new URLSearchParams({ to })}`)
}

function sentTo(address: string, flash?: FlashName): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (flash) headers.set('set-cookie', flashCookie(flash))
  return redirectDocument(address, { status: 303, headers })
}
