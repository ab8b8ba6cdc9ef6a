import { href, redirect } from 'react-router'
import { type FlashName, flashCookie } from '#app/flash-message.ts'

/** A tab of the dashboard with its search: never another site. */
const TAB = /^\/admin(\/[a-z-]+)?(\?[\w%=&+.~*-]*)?$/

/** After a press of a button: back to the tab that it was on, which says what came of it. */
export function redirectBack(flash: FlashName, back = ''): Response {
  const headers = { 'set-cookie': flashCookie(flash), 'cache-control': 'no-store' }
  return redirect(TAB.test(back) ? back : href('/admin'), { status: 303, headers })
}
