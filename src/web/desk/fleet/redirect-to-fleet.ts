import { href } from 'react-router'
import { type FlashName, redirectWithFlash } from '../../shell/flash-message.ts'

/** After a POST: to the fleet, or to the page of one of it, which shows the outcome once. */
export function redirectToFleet(flash: FlashName, to = href('/desk/fleet')): Response {
  return redirectWithFlash(to, flash)
}
