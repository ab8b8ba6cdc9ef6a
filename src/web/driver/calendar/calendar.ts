import { company } from '#content/company.ts'
import { placeOnly } from '#fleet/calendars/calendar-text.rules.ts'
import { findCalendar } from '#fleet/calendars/find-calendar.ts'
import { greetingName } from '#guests/contact/greeting-name.rules.ts'
import { calendarFile } from '#platform/text/icalendar.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { depsContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import type { Route } from './+types/calendar.ts'

/**
 * The private calendar of all trips, of a vehicle or of a driver, for a calendar program that reads it again and again.
 * The link may be passed on, so of a guest it tells what the guest is called and the place, and nothing else.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const found = await orUnavailable(findCalendar(deps, params.token))
  if (!found) return new Response(null, { status: 404 })
  const { hostname } = new URL(deps.publicUrl)
  const entries = found.trips.map(({ legId, startsAt, endsAt, isHeld, changedAt, ...trip }) => {
    const [from, to] = [placeOnly(trip.pickup), placeOnly(trip.dropoff)]
    const way = to === '' || to === from ? from : `${from} to ${to}`
    return {
      uid: `${legId}@${hostname}`,
      // Seconds, so that a later version has a greater number.
      sequence: Math.floor(changedAt.getTime() / 1000),
      status: isHeld ? ('TENTATIVE' as const) : ('CONFIRMED' as const),
      ...{ changedAt, start: startsAt, end: endsAt ?? new Date(startsAt.getTime() + HOUR_MS) },
      title: [greetingName(trip.customerName), way].filter(Boolean).join(', '),
      location: from,
    }
  })
  const feed = { name: found.name ? `${company.name}: ${found.name}` : company.name, everyMinutes: 15 }
  return new Response(calendarFile(company.name, entries, { feed }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  })
}
