import { type BookingToMove, isDayFrom } from '#bookings/moving/read-move.ts'
import { staffText } from '#bookings/staff-text.ts'
import { MOST_BAHT } from '#money/money.rules.ts'
import { readBaht } from '#money/read-baht.rules.ts'
import { type Refusal, refuseField } from '#platform/problems/refusal.ts'
import { bangkokInstant, type PlainDate } from '#platform/time/calendar.ts'
import { isClockTime } from '#platform/time/clock-time.ts'
import type { Proposed } from '#quotes/proposals/proposal.rules.ts'

/** An action that staff posted: the booking, the admin, and the fields as typed. */
export type PostedAction = {
  booking: BookingToMove & { priceBaht: number | null }
  admin: string
  typed: Record<string, string>
}

/** What is proposed to a guest, and the words to it. Without fields for the day, the day stays. */
export function readProposed(
  { booking, typed }: PostedAction,
  today: PlainDate,
): (Proposed & { note: string }) | Refusal {
  const { date = '', time = '', priceBaht = '', note = '' } = typed
  if (date && !isDayFrom(today, date)) return refuseField('invalid', 'date', { code: 'booking.date' })
  if (date && !isClockTime(time)) return refuseField('invalid', 'time', { code: 'check-input' })
  const totalBaht = priceBaht.trim() === '' ? (booking.priceBaht ?? 0) : readBaht(priceBaht)
  if (!(totalBaht >= 1 && totalBaht <= MOST_BAHT))
    return refuseField('invalid', 'priceBaht', { code: 'proposal-price' })
  const words = staffText(note)
  if (!words.ok) return words
  return { startsAt: date ? bangkokInstant(date, time) : null, totalBaht, note: words.text }
}
