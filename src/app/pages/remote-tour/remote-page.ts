import type { PlainDate } from '#domain/calendar.ts'
import { formatBaht } from '#domain/money.ts'
import type { RemoteTour } from '#domain/remote-tour.ts'
import type { Origin } from '#domain/tour.ts'
import type { findRemoteTour } from '#operations/find-remote-tour.ts'
import { bookingViewOfRemote } from '../../sections/booking-form/booking-view-of.ts'
import type { PictureView } from '../../sections/picture-of.ts'

type Found = Awaited<ReturnType<typeof findRemoteTour>>

/** What the page shows for a remote tour, or the sentence it shows instead. */
export function remotePageOf(found: Found, origin: Origin, today: PlainDate) {
  if (!found.ok) return found
  const { tour } = found
  return {
    ok: true as const,
    tour,
    pictures: picturesOf(tour),
    from: lowestPrice(tour),
    booking: bookingViewOfRemote(tour, origin, today),
  }
}

function picturesOf({ title, gallery }: RemoteTour): PictureView[] {
  return gallery.map((src, index) => ({ src, alt: `${title}, picture ${index + 1}`, caption: title }))
}

function lowestPrice({ prices }: RemoteTour): string | undefined {
  const known = Object.values(prices)
  return known.length === 0 ? undefined : formatBaht(Math.min(...known))
}
