import { blackoutInWords } from '#bookings/operator-rules/close-days.ts'
import {
  type BookingOnBlackout,
  listBlackoutsFrom,
  listBookingsOnBlackouts,
} from '#bookings/operator-rules/settings-page.store.ts'
import type { Deps } from '#platform/deps.ts'
import { counted } from '#platform/text/counted.ts'
import { bangkokDay } from '#platform/time/calendar.ts'

/** Days on which nothing more is sold, with the bookings that were made before. */
export type ClosedDays = { id: string; what: string; reason: string; booked: BookedDays | undefined }
/** `words` say how many bookings there are, `references` are the first of them, `more` says how many others. */
export type BookedDays = { words: string; references: string[]; more: string }

/** The most bookings linked. */
const SHOWN_BOOKINGS = 5

/** Those that are not over yet, in their order. @throws {Unavailable} */
export async function loadClosedDays({
  db,
  catalogue,
  now,
}: Pick<Deps, 'db' | 'catalogue' | 'now'>): Promise<ClosedDays[]> {
  const today = bangkokDay(now())
  const [closed, booked] = await Promise.all([
    listBlackoutsFrom(db.read, today),
    listBookingsOnBlackouts(db.read, today, SHOWN_BOOKINGS),
  ])
  return closed.map((blackout) => ({
    id: blackout.id,
    what: blackoutInWords(catalogue, blackout),
    reason: blackout.reason,
    booked: bookedDays(booked.filter(({ blackoutId }) => blackoutId === blackout.id)),
  }))
}

function bookedDays(bookings: readonly BookingOnBlackout[]): BookedDays | undefined {
  const [first] = bookings
  if (!first) return undefined
  const { total } = first
  const others = total - bookings.length
  return {
    words: `${counted(total, 'booking')} on these days ${total === 1 ? 'stays' : 'stay'}`,
    references: bookings.map(({ reference }) => reference),
    more: others > 0 ? ` and ${others} more` : '',
  }
}
