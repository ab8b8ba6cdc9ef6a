import { href, redirect } from 'react-router'
import { type FlashName, flashCookie } from '../../../flash-message.ts'
import { PRIVATE_HEADERS } from '../../../private-headers.ts'

/** After a POST: to the settings, which show the outcome once. */
export function redirectToSettings(flash: FlashName): Response {
  const headers = { ...PRIVATE_HEADERS, 'set-cookie': flashCookie(flash) }
  return redirect(href('/desk/settings'), { status: 303, headers })
}
