import { href } from 'react-router'
import { type FlashName, redirectWithFlash } from '../../shell/flash-message.ts'

/** After a POST: to the settings, which show the outcome once. */
export function redirectToSettings(flash: FlashName): Response {
  return redirectWithFlash(href('/desk/settings'), flash)
}
