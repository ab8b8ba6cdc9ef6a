import { href } from 'react-router'
import { type FlashName, redirectWithFlash } from '../../shell/flash-message.ts'

/** A path of the dashboard or the desk with its search, so that the redirect never leaves the site. */
const TAB = /^\/(admin|desk)(\/[a-z-]+)?(\?[\w%=&+.~*-]*)?$/

/** The path that a form names if it is one of the dashboard or the desk, else the dashboard. */
export function safeBack(back = ''): string {
  return TAB.test(back) ? back : href('/admin')
}

/** After a POST: redirects to the list with the button, which shows the outcome as a flash message. */
export function redirectBack(flash: FlashName, back = ''): Response {
  return redirectWithFlash(safeBack(back), flash)
}
