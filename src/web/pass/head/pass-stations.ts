import type { Pass } from '#bookings/pass/find-pass.ts'
import type { PassTime } from '#bookings/pass/pass-times.ts'
import { driverStation } from '#drives/driver-sentences.words.ts'
import { bangkokTime, dayAndTime } from '#platform/time/clock-time.ts'
import { driveUnderWay } from '../drive-words.ts'

/** One station of a booking's way, with the time at which it was or will be reached. */
export type Station = { name: string; when: string; is: 'past' | 'now' | 'ahead' }

/** How far a booking has come; nothing for one that ended otherwise, or whose hours nobody knows. */
export function stationsOf(pass: Pass, times: readonly PassTime[], nowMs: number): Station[] {
  const { booking, crews } = pass
  const start = times[0]?.start
  const end = times.at(-1)?.end
  if (!(start instanceof Date && end instanceof Date)) return []
  const underWay = driveUnderWay(pass)
  const reached = underWay ? REACHED[underWay.state] : reachedStation(pass, start.getTime() <= nowMs)
  const { departed, arrived, aboard } = (underWay?.drive ?? pass.drives[0])?.progress ?? {}
  const { finished } = pass.drives.at(-1)?.progress ?? {}
  if (reached === undefined) return []
  const stations = [
    {
      name: booking.channel === 'card' && !pass.hasAuthorised ? 'Booked' : 'Requested',
      when: dayAndTime(booking.createdAt),
    },
    { name: 'Confirmed', when: '' },
    {
      name: 'Driver',
      when: departed ? `left ${timeOf(departed)}` : crews.length > 0 ? '' : driverStation(start, nowMs),
    },
    {
      name: 'Pickup',
      when: aboard ? timeOf(aboard) : arrived ? `here since ${timeOf(arrived)}` : dayAndTime(start),
    },
    { name: 'Home', when: finished ? timeOf(finished) : `about ${bangkokTime(end.getTime())}` },
  ]
  return stations.map((station, index) => ({
    ...station,
    is: index < reached ? 'past' : index === reached ? 'now' : 'ahead',
  }))
}

const REACHED = { on_the_way: 2, arrived: 3, on_board: 4 } as const

/** As it was. */
function timeOf({ pressedAt }: { pressedAt: Date }): string {
  return bangkokTime(pressedAt.getTime())
}

function reachedStation({ booking, crews }: Pass, hasStarted: boolean): number | undefined {
  switch (booking.status) {
    case 'requested':
      return 0
    case 'confirmed':
      if (hasStarted) return 3
      return crews.length > 0 ? 2 : 1
    case 'completed':
      return 4
    default:
      return undefined
  }
}
