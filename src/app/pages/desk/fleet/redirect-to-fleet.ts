import { href, redirect } from 'react-router'
import { type FlashName, flashCookie } from '../../../flash-message.ts'
import { PRIVATE_HEADERS } from '../../../private-headers.ts'

/** After a POST: to the fleet, or to the page of one of it, which shows the outcome once. */
export function redirectToFleet(flash: FlashName, to = href('/desk/fleet')): Response {
  return redirect(to, { status: 303, headers: { ...PRIVATE_HEADERS, 'set-cookie': flashCookie(flash) } })
}
