import { findPass } from '#bookings/pass/find-pass.ts'
import { passCalendar } from '#bookings/pass/pass-calendar.ts'
import { company } from '#content/company.ts'
import { calendarFile } from '#platform/text/icalendar.ts'
import { depsContext } from '../shell/context.ts'
import { orUnavailable } from '../shell/unavailable.ts'
import type { Route } from './+types/calendar.ts'

/** The booking for a calendar program; opened again, it replaces the entry that is there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const pass = await orUnavailable(findPass(deps, params.token))
  const entries = pass ? passCalendar(deps, pass, params.token) : []
  if (!pass || entries.length === 0) return new Response(null, { status: 404 })
  return new Response(calendarFile(company.name, entries), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      // Not an attachment: Safari on a phone would save the file instead of offering to add the trip.
      'content-disposition': `inline; filename="${pass.booking.reference}.ics"`,
    },
  })
}
