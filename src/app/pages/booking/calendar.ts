import { company } from '#content/company.ts'
import type { BookingStatus } from '#domain/bookings/booking-status.ts'
import { findPass } from '#operations/requests/find-pass.ts'
import { type CalendarEntry, calendarFile } from '#text/icalendar.ts'
import { depsContext } from '../../context.ts'
import { PRIVATE_HEADERS } from '../../private-headers.ts'
import { orUnavailable } from '../../unavailable.ts'
import type { Route } from './+types/calendar.ts'
import { passTimes } from './pass-times.ts'

const STATUS: Record<BookingStatus, CalendarEntry['status']> = {
  draft: 'TENTATIVE',
  requested: 'TENTATIVE',
  awaiting_payment: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  no_show: 'CONFIRMED',
  expired: 'CANCELLED',
  declined: 'CANCELLED',
  cancelled: 'CANCELLED',
}

/** The booking for a calendar program; opened again, it replaces the entry that is there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const deps = context.get(depsContext)
  const pass = await orUnavailable(findPass(deps, params.token))
  const times = pass ? passTimes(deps.catalogue, pass) : []
  if (!pass || times.length === 0) return new Response(null, { status: 404, headers: PRIVATE_HEADERS })
  const { booking } = pass
  const status = STATUS[booking.status]
  const url = `${deps.publicUrl}/booking/${params.token}`
  const entries = times.map(({ start, end, title, from }, index) => ({
    uid: `${booking.id}-${index + 1}@${new URL(deps.publicUrl).hostname}`,
    sequence: pass.changes,
    status,
    changedAt: booking.updatedAt,
    ...{ start, end, location: from, url },
    title: status === 'TENTATIVE' ? `${title} (not yet confirmed)` : title,
    description: [
      `${company.name}, reference ${booking.reference}`,
      ...(status === 'TENTATIVE' ? ['Not yet confirmed'] : []),
      `Phone ${company.phone}`,
      url,
    ].join('\n'),
  }))
  return new Response(calendarFile(company.name, entries), {
    headers: {
      ...PRIVATE_HEADERS,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${booking.reference}.ics"`,
    },
  })
}
