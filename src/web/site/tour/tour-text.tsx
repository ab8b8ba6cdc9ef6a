import { Link } from 'react-router'
import type { confirmationWords } from '#bookings/confirming/confirmation.words.ts'
import type { listReviewsOf } from '#guests/reviews/public-reviews.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { Operator } from '../../parts/operator/operator.tsx'
import type { OperatorView } from '../../parts/operator/operator-view.ts'
import { TripMap } from '../../parts/trip-map/trip-map.tsx'
import { ConfirmationNote } from '../../parts/trip-page/confirmation-note.tsx'
import { ItineraryLine } from '../../parts/trip-page/itinerary-line.tsx'
import { MoreText } from '../../parts/trip-page/more-text.tsx'
import { GuestReviews, SampleReviews } from '../../parts/trip-page/reviews.tsx'
import { TripFacts } from '../../parts/trip-page/trip-facts.tsx'
import { IncludedLists, TripItems, TripList } from '../../parts/trip-page/trip-list.tsx'
import { tripQuery } from '../../parts/trip-query.ts'
import type { TourView } from './tour-view.ts'

/** The part of a trip's page above the pictures. For the loader. */
export function TourHead({ tour }: { tour: TourView }) {
  return (
    <>
      <h1>{tour.title}</h1>
      <p className="muted size-lead above-12 measure">{tour.subtitle}</p>
    </>
  )
}

type TourDayProps = {
  tour: TourView
  confirmation: ReturnType<typeof confirmationWords>
  operator: OperatorView
  /** The day that the guest has chosen. */
  date: PlainDate | undefined
}

/** What the day is, between the pictures and its costs. For the loader. */
export function TourDay({ tour, confirmation, operator, date }: TourDayProps) {
  const [lead, ...more] = tour.overview
  return (
    <>
      <TripFacts facts={tour.facts} />
      <ConfirmationNote words={confirmation} />
      <div className="trip__overview">
        <p>{lead}</p>
        {more.length > 0 && (
          <MoreText title="More about this day">
            {more.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </MoreText>
        )}
      </div>
      <TripList title="Highlights" items={tour.highlights} icon="star" />
      <ItineraryLine stops={tour.itinerary} />
      <Operator view={operator} />
      {tour.otherStarts.map(({ origin, town, text }) => (
        <section key={origin}>
          <h2>{`Starting in ${town}`}</h2>
          <p className="trip__note measure">
            {text}{' '}
            <Link className="link" to={tripQuery(origin, date)}>
              {`Show the day from ${town}`}
            </Link>
          </p>
        </section>
      ))}
    </>
  )
}

/** What is good to know, below the costs. For the loader. */
export function TourKnowledge({
  tour,
  guests,
}: {
  tour: TourView
  guests: Awaited<ReturnType<typeof listReviewsOf>>
}) {
  return (
    <>
      <IncludedLists included={tour.included} notIncluded={tour.notIncluded} />
      {tour.map && <TripMap view={tour.map} />}
      <section>
        <h2>Good to know</h2>
        <MoreText title="What to bring">
          <TripItems items={tour.whatToBring} icon="bag" />
        </MoreText>
        <MoreText title="What to expect">
          <TripItems items={tour.whatToExpect} icon="arrow" />
        </MoreText>
        <MoreText title="Who it suits">
          <p className="trip__note measure">{tour.targetAudience}.</p>
        </MoreText>
      </section>
      {tour.sibling && (
        <section>
          <h2>Another way to do this day</h2>
          <p className="trip__note measure">
            <Link className="link" to={tour.sibling.path}>
              {tour.sibling.title}
            </Link>
            , {tour.sibling.duration}, from {tour.sibling.from} for the whole vehicle.
          </p>
        </section>
      )}
      <GuestReviews reviews={guests.reviews} />
      {guests.showsSamples && <SampleReviews reviews={tour.reviews} />}
    </>
  )
}
