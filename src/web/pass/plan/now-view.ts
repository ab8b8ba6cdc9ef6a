import type { Pass } from '#bookings/pass/find-pass.ts'
import type { Stop } from '#catalogue/tour.rules.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { driveUnderWay } from '../drive-words.ts'

type Place = { label: string; time: string; what: string }
export type NowView = { next: Place | null; home: Place | null }

/**
 * For guests who are on board: the next stop of the day, and when they arrive; null before and after. Both are as planned,
 * so they are said as about.
 */
export function nowViewOf(pass: Pass, stops: readonly Stop[], nowMs: number): NowView | null {
  const underWay = driveUnderWay(pass)
  if (underWay?.state !== 'on_board') return null
  const { endsAt, legId } = underWay.drive
  const time = bangkokTime(nowMs)
  // The first stop is the pickup, the last one the way home.
  const next = stops.slice(1, -1).find((stop) => stop.time && stop.time > time)
  const leg = pass.booking.legs.find(({ id }) => id === legId)
  return {
    next: next?.time ? { label: 'Next', time: next.time, what: next.activity } : null,
    home: endsAt && {
      label: pass.booking.kind === 'transfer' ? 'There' : 'Home',
      time: `about ${bangkokTime(endsAt.getTime())}`,
      what: pass.booking.kind === 'transfer' ? (leg?.dropoff ?? '') : '',
    },
  }
}
