import type { BookingKind } from '#bookings/booking-kind.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { bangkokDay, formatDayOfYear } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'

/** What a quote for a request proposes: another first pickup, which is null when it stays, and a price in baht. */
export type Proposed = { startsAt: Date | null; totalBaht: number }

/** What it is compared with; `startsAt` is the first pickup. */
type Asked = { kind: BookingKind; startsAt: Date | null; priceBaht: number | null }

/** One line of a proposal: `Day: Saturday 28 November, 08:30 → Sunday 29 November, 09:00`. */
export type ProposedChange = { label: 'Day' | 'Price'; was: string | null; becomes: string }

/** What a proposal would change, in words; nothing when it is what was asked for. */
export function proposedChanges(asked: Asked, { startsAt, totalBaht }: Proposed): ProposedChange[] {
  const isOtherTime = startsAt !== null && startsAt.getTime() !== asked.startsAt?.getTime()
  const day = isOtherTime && {
    label: 'Day' as const,
    was: asked.startsAt && pickupInWords(asked.kind, asked.startsAt),
    becomes: pickupInWords(asked.kind, startsAt),
  }
  const price = totalBaht !== asked.priceBaht && {
    label: 'Price' as const,
    was: asked.priceBaht === null ? null : formatBaht(asked.priceBaht),
    becomes: formatBaht(totalBaht),
  }
  return [day, price].filter((change) => change !== false)
}

/** The hour of a custom trip is an estimate of ours, and is not named. */
function pickupInWords(kind: BookingKind, at: Date): string {
  const day = formatDayOfYear(bangkokDay(at.getTime()))
  return kind === 'custom' ? day : `${day}, ${bangkokTime(at.getTime())}`
}

/**
 * Until when a guest can answer: as long as the vehicle of the request is held, otherwise for the hours of a hold, but
 * not after the pickup. `nowMs` is in milliseconds since the epoch.
 */
export function proposalEnds(
  { heldUntil, pickupAt, holdHours }: { heldUntil: Date | null; pickupAt: Date | null; holdHours: number },
  nowMs: number,
): Date {
  if (heldUntil) return heldUntil
  const ends = nowMs + holdHours * 3_600_000
  return new Date(pickupAt ? Math.min(ends, pickupAt.getTime()) : ends)
}
