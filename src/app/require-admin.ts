import { href, type RouterContextProvider, redirectDocument } from 'react-router'
import { accessOf } from './access.ts'
import { type FlashName, flashCookie } from './flash.ts'

export type Admin = { userId: string; email: string }

/**
 * The first line of every admin loader and action: lets admins through, by what the database says at this
 * request, and sends everybody else away (site.md section 6). What cannot be checked counts as no.
 */
export async function requireAdmin(asked: {
  request: Request
  context: Readonly<RouterContextProvider>
}): Promise<Admin> {
  const access = await accessOf(asked)
  switch (access.kind) {
    case 'admin':
      return { userId: access.userId, email: access.email }
    case 'signed-out':
      throw sentTo(href('/auth'), 'admin-signed-out')
    case 'user':
      throw sentTo(href('/'), 'admin-denied')
    case 'unknown':
      throw sentTo(href('/'), 'admin-unknown')
  }
}

function sentTo(address: string, flash: FlashName): Response {
  const headers = { 'set-cookie': flashCookie(flash), 'cache-control': 'no-store' }
  return redirectDocument(address, { status: 303, headers })
}
