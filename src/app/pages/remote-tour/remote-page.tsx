import { href } from 'react-router'
import { confirmationWords } from '#content/confirmation-words.ts'
import { refusalInWords } from '#content/sentences.ts'
import { confirmationOf } from '#domain/catalogue/confirmation.ts'
import type { RemoteTour } from '#domain/catalogue/remote-tour.ts'
import type { Origin } from '#domain/catalogue/tour.ts'
import { formatBaht } from '#domain/money.ts'
import type { findRemoteTour } from '#operations/requests/find-remote-tour.ts'
import { renderMarkup } from '../../render-markup.tsx'
import { bookingViewOfRemote } from '../../sections/booking-form/booking-view-of.ts'
import type { PictureView } from '../../sections/picture-of.ts'
import { BookingBar } from '../../sections/trip-page/booking-bar.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { AskForPrice } from './ask-for-price.tsx'
import { RemoteTourText } from './remote-tour-text.tsx'

type Found = Awaited<ReturnType<typeof findRemoteTour>>

/** The data of the page at this path for a remote tour, or the message it shows instead. For the loader. */
export function remotePageOf(
  found: Found,
  origin: Origin,
  now: Parameters<typeof bookingViewOfRemote>[2],
  path: string,
) {
  if (!found.ok) return { ok: false as const, ...refusalInWords(found) }
  const { tour } = found
  const booking = bookingViewOfRemote(tour, origin, now)
  const confirmation =
    booking &&
    confirmationWords(
      confirmationOf({ booking: { channel: booking.channel, hotel: 'optional' } }, now),
      now.checkoutMethods,
    )
  const from = lowestPrice(tour)
  return {
    ok: true as const,
    title: tour.title,
    description: tour.description,
    pictures: picturesOf(tour),
    crumbs: renderMarkup(path, <Breadcrumbs crumbs={crumbsTo(tour)} />),
    bar: from && booking ? renderMarkup(path, <BookingBar from={from} />) : undefined,
    text: renderMarkup(path, <RemoteTourText tour={tour} confirmation={confirmation} />),
    booking,
    ask: booking
      ? undefined
      : renderMarkup(path, <AskForPrice title={tour.title} isPriced={from !== undefined} />),
  }
}

function crumbsTo({ title }: RemoteTour) {
  return [{ label: 'Home', to: href('/') }, { label: 'Day trips', to: href('/tours') }, { label: title }]
}

function picturesOf({ title, gallery }: RemoteTour): PictureView[] {
  return gallery.map((src, index) => ({ src, alt: `${title}, picture ${index + 1}`, caption: title }))
}

function lowestPrice({ prices }: RemoteTour): string | undefined {
  const known = Object.values(prices)
  return known.length === 0 ? undefined : formatBaht(Math.min(...known))
}
