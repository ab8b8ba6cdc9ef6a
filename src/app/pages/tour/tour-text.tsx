import { Link } from 'react-router'
import type { listReviewsOf } from '#operations/reviews/public-reviews.ts'
import { Operator } from '../../sections/operator/operator.tsx'
import type { OperatorView } from '../../sections/operator/operator-view.ts'
import { TripMap } from '../../sections/trip-map/trip-map.tsx'
import { ItineraryLine } from '../../sections/trip-page/itinerary-line.tsx'
import { GuestReviews, SampleReviews } from '../../sections/trip-page/reviews.tsx'
import { TripFacts } from '../../sections/trip-page/trip-facts.tsx'
import { IncludedLists, TripList } from '../../sections/trip-page/trip-list.tsx'
import type { TourView } from './tour-view.ts'

/** The part of a trip's page above the pictures. For the loader. */
export function TourHead({ tour }: { tour: TourView }) {
  return (
    <>
      <h1>{tour.title}</h1>
      <p className="trip__subtitle">{tour.subtitle}</p>
      <TripFacts facts={tour.facts} />
    </>
  )
}

/** The part below the pictures. For the loader. */
export function TourText({
  tour,
  guests,
  operator,
}: {
  tour: TourView
  operator: OperatorView
  guests: Awaited<ReturnType<typeof listReviewsOf>>
}) {
  return (
    <>
      <div className="trip__overview">
        {tour.overview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <TripList title="Highlights" items={tour.highlights} icon="star" />
      <ItineraryLine stops={tour.itinerary} />
      <Operator view={operator} />
      {tour.otherStarts.map(({ origin, town, text }) => (
        <section key={origin}>
          <h2>{`Starting in ${town}`}</h2>
          <p className="trip__note">
            {text}{' '}
            <Link className="link" to={`?origin=${origin}`}>
              {`Show the day from ${town}`}
            </Link>
          </p>
        </section>
      ))}
      <IncludedLists included={tour.included} notIncluded={tour.notIncluded} />
      {tour.map && <TripMap view={tour.map} />}
      <div className="trip__pair">
        <TripList title="What to bring" items={tour.whatToBring} icon="bag" />
        <TripList title="What to expect" items={tour.whatToExpect} icon="arrow" />
      </div>
      <section>
        <h2>Who it suits</h2>
        <p className="trip__note">{tour.targetAudience}.</p>
      </section>
      {tour.sibling && (
        <section>
          <h2>Another way to do this day</h2>
          <p className="trip__note">
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
