import { href, redirect } from 'react-router'
import { type FlashName, flashCookie } from '../../flash.ts'

const ROW_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** A tab of the dashboard with its search: never another site. */
const TAB = /^\/admin(\/[a-z-]+)?(\?[\w%=&+.~*-]*)?$/

export function isRowId(text: string): boolean {
  return ROW_ID.test(text)
}

/** After a press of a button: back to the tab that it was on, which says what came of it. */
export function backWith(flash: FlashName, back = ''): Response {
  const headers = { 'set-cookie': flashCookie(flash), 'cache-control': 'no-store' }
  return redirect(TAB.test(back) ? back : href('/admin'), { status: 303, headers })
}
