import { href } from 'react-router'
import { confirmationOf } from '#bookings/confirming/confirmation.rules.ts'
import { confirmationWords } from '#bookings/confirming/confirmation.words.ts'
import type { PricedTour } from '#catalogue/catalogue.rules.ts'
import type { findRemoteTour } from '#catalogue/find-remote-tour.ts'
import type { RemoteTour } from '#catalogue/remote-tour.rules.ts'
import type { Origin, Tour } from '#catalogue/tour.rules.ts'
import { company } from '#content/company.ts'
import { formatBaht } from '#money/money.rules.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { bookingViewOfRemote } from '../../parts/booking-form/booking-view-of.ts'
import { Breakable } from '../../parts/breakable.tsx'
import { companyEmailLink, companyWhatsappLink } from '../../parts/contact-links.ts'
import { type PictureView, picturesOf, sharedPictureOfTour, uploadedPicture } from '../../parts/picture-of.ts'
import { BookingBar } from '../../parts/trip-page/booking-bar.tsx'
import { ConfirmationNote } from '../../parts/trip-page/confirmation-note.tsx'
import { ItineraryLine } from '../../parts/trip-page/itinerary-line.tsx'
import { type TripFact, TripFacts } from '../../parts/trip-page/trip-facts.tsx'
import { IncludedLists, TripList } from '../../parts/trip-page/trip-list.tsx'
import { FirstViewEnd } from '../../shell/document/placeholders.tsx'
import { renderMarkup } from '../../shell/render-markup.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'

/** What the source has, and the same trip in the catalogue with its photographs. */
type Found = { found: Awaited<ReturnType<typeof findRemoteTour>>; inCatalogue: PricedTour | undefined }

/** The data of the page at this path for a remote tour, or the message it shows instead. For the loader. */
export function remotePageOf(
  { found, inCatalogue }: Found,
  origin: Origin,
  now: Parameters<typeof bookingViewOfRemote>[2],
  path: string,
) {
  if (!found.ok) return { ok: false as const, ...refusalInWords(found) }
  const { tour } = found
  const booking = bookingViewOfRemote(tour, origin, now, inCatalogue)
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
    pictures: remotePicturesOf(tour, inCatalogue),
    shared: inCatalogue && sharedPictureOfTour(inCatalogue),
    crumbs: renderMarkup(path, <Breadcrumbs crumbs={crumbsTo(tour)} />),
    bar:
      from && booking
        ? renderMarkup(path, <BookingBar price={from} says="for the whole vehicle, or more" />)
        : undefined,
    text: renderMarkup(
      path,
      <>
        <FirstViewEnd />
        <RemoteTourText tour={tour} confirmation={confirmation} />
      </>,
    ),
    booking,
    ask: booking
      ? undefined
      : renderMarkup(path, <AskForPrice title={tour.title} isPriced={from !== undefined} />),
  }
}

function crumbsTo({ title }: RemoteTour) {
  return [{ label: 'Home', to: href('/') }, { label: 'Day trips', to: href('/tours') }, { label: title }]
}

/** The operator's photographs of the trip, then the pictures of the source; without both those of the catalogue, if any. */
export function remotePicturesOf(
  { title, gallery }: Pick<RemoteTour, 'title' | 'gallery'>,
  inCatalogue: Pick<Tour, 'photos' | 'gallery'> | undefined,
): PictureView[] {
  const known = inCatalogue ? picturesOf(inCatalogue) : []
  if (gallery.length === 0) return known
  const photos = inCatalogue?.photos?.map(uploadedPicture) ?? []
  const ofSource = gallery.map(
    (src, index): PictureView =>
      known.find((picture) => picture.src === src) ?? {
        ...{ src, alt: `${title}, picture ${index + 1}`, caption: title },
      },
  )
  return [...photos, ...ofSource]
}

function lowestPrice({ prices }: RemoteTour): string | undefined {
  const known = Object.values(prices)
  return known.length === 0 ? undefined : formatBaht(Math.min(...known))
}

/** Takes the place of the booking form when the tour's record has no price, or only cards are offered. For the loader. */
function AskForPrice({ title, isPriced }: { title: string; isPriced: boolean }) {
  const answer = isPriced ? 'we answer for' : 'we answer with a price for'
  return (
    <Ticket>
      <TicketBody>
        <h2>{isPriced ? 'Ask for this trip' : 'Price on request'}</h2>
        <p>{`Tell us your day and how many you are, and ${answer} "${title}".`}</p>
      </TicketBody>
      <TicketStub className="grid gap-12">
        <AnchorButton look="primary" wide href={companyWhatsappLink} target="_blank" rel="noopener">
          <Icon name="chat" />
          Ask on WhatsApp
        </AnchorButton>
        <AnchorButton wide href={companyEmailLink}>
          <Icon name="mail" />
          <span>
            <Breakable text={company.email} />
          </span>
        </AnchorButton>
      </TicketStub>
    </Ticket>
  )
}

type RemoteTourTextProps = {
  tour: RemoteTour
  /** Undefined for a tour that cannot be booked here. */
  confirmation: ReturnType<typeof confirmationWords> | undefined
}

/** The part of a remote tour's page below its title and its pictures. For the loader. */
function RemoteTourText({ tour, confirmation }: RemoteTourTextProps) {
  return (
    <>
      <TripFacts facts={factsOf(tour)} />
      {confirmation && <ConfirmationNote words={confirmation} />}
      {tour.description && (
        <div className="trip__overview">
          <p>{tour.description}</p>
        </div>
      )}
      <TripList title="Highlights" items={tour.highlights} icon="star" />
      <ItineraryLine stops={tour.itinerary} />
      <IncludedLists included={tour.included} notIncluded={tour.excluded} />
      {tour.targetAudience && (
        <section>
          <h2>Who it suits</h2>
          <p className="trip__note measure">{tour.targetAudience}</p>
        </section>
      )}
    </>
  )
}

function factsOf({ category, duration, groupSize }: RemoteTour): TripFact[] {
  const facts: TripFact[] = [
    { icon: 'map', name: 'Kind of trip', text: category },
    { icon: 'clock', name: 'Duration', text: duration },
    { icon: 'people', name: 'Group size', text: groupSize },
  ]
  return facts.filter(({ text }) => text !== '')
}
