import { href, redirect } from 'react-router'
import { endCalendarLink, makeCalendarLink } from '#fleet/calendars/calendar-links.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { staffPost } from '../frame/staff-post.ts'
import type { Route } from './+types/change-calendar-link.ts'
import { addressOf } from './addresses.ts'
import { redirectToFleet } from './redirect-to-fleet.ts'

/** A GET makes no link: it redirects to the fleet. */
export function loader() {
  return redirect(href('/desk/fleet'))
}

export async function action({ request, context }: Route.ActionArgs) {
  const { deps, admin, typed } = await staffPost({ request, context })
  const { intent, vehicleId = null, driverId = null } = typed
  const isOdd = [vehicleId, driverId].some((id) => id !== null && !isUuid(id))
  if (isOdd || (vehicleId !== null && driverId !== null)) return redirectToFleet('fleet-not-changed')
  const asked = { subject: { vehicleId, driverId }, admin }
  const done = intent === 'end' ? await endCalendarLink(deps, asked) : await makeCalendarLink(deps, asked)
  if (!done.ok) return redirectToFleet('fleet-not-changed')
  const flash = intent === 'end' ? 'calendar-link-ended' : 'calendar-link-made'
  if (vehicleId !== null) return redirectToFleet(flash, addressOf('vehicle', vehicleId))
  return redirectToFleet(flash, driverId === null ? href('/desk/fleet') : addressOf('driver', driverId))
}
