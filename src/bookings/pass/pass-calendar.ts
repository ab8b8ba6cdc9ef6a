import { company } from '#content/company.ts'
import type { Deps } from '#platform/deps.ts'
import type { CalendarEntry } from '#platform/text/icalendar.ts'
import type { BookingStatus } from '../booking-status.rules.ts'
import type { Pass } from './find-pass.ts'
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

/**
 * The drives of a booking for a calendar program, each with one id for ever and a version that grows with every change.
 * The version counts seconds as well: after a restore some changes are missing from the count, and a calendar program
 * ignores an entry whose version is not greater than the one it has.
 */
export function passCalendar(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  pass: Pass,
  token: string,
): CalendarEntry[] {
  const { booking } = pass
  const status = STATUS[booking.status]
  const url = `${publicUrl}/booking/${token}`
  const seconds = Math.floor((booking.updatedAt.getTime() - booking.createdAt.getTime()) / 1000)
  return passTimes(pass).map(({ start, end, title, from }, index) => ({
    uid: `${booking.id}-${index + 1}@${new URL(publicUrl).hostname}`,
    sequence: pass.booking.version + seconds,
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
}
