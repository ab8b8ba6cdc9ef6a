import { href, Link } from 'react-router'
import type { confirmationWords } from '#bookings/confirming/confirmation.words.ts'
import type { TripReputation } from '#guests/reviews/public-reviews.ts'
import { DayDrivers } from '../../parts/operator/day-drivers.tsx'
import type { DayDriversView } from '../../parts/operator/day-drivers-view.ts'
import { NewHouse } from '../../parts/operator/new-house.tsx'
import type { NewHouseView } from '../../parts/operator/new-house-view.ts'
import { Operator } from '../../parts/operator/operator.tsx'
import type { OperatorView } from '../../parts/operator/operator-view.ts'
import { TripMap } from '../../parts/trip-map/trip-map.tsx'
import { ConfirmationNote } from '../../parts/trip-page/confirmation-note.tsx'
import { DayFacts } from '../../parts/trip-page/day-facts.tsx'
import { ItineraryLine } from '../../parts/trip-page/itinerary-line.tsx'
import { MoreText } from '../../parts/trip-page/more-text.tsx'
import { ProofLine } from '../../parts/trip-page/proof-line.tsx'
import { GuestQuote, GuestReviews, SampleReviews } from '../../parts/trip-page/reviews.tsx'
import { TripFacts } from '../../parts/trip-page/trip-facts.tsx'
import { IncludedLists, TripItems, TripList } from '../../parts/trip-page/trip-list.tsx'
import type { TourView } from './tour-view.ts'

/** The part of a trip's page above the pictures. For the loader. */
export function TourHead({ tour, rating }: { tour: TourView; rating: TripReputation['rating'] }) {
  return (
    <>
      <h1>{tour.title}</h1>
      <ProofLine rating={rating} />
    </>
  )
}

type TourDayProps = {
  tour: TourView
  drivers: DayDriversView | undefined
  guests: TripReputation
  confirmation: ReturnType<typeof confirmationWords>
}

/** What the day is, between the pictures and its costs. For the loader. */
export function TourDay({ tour, drivers, guests, confirmation }: TourDayProps) {
  const [lead, ...more] = tour.overview
  return (
    <>
      <DayFacts facts={tour.dayFacts} />
      {drivers && <DayDrivers view={drivers} />}
      <GuestQuote reviews={guests.reviews} />
      <div className="trip__overview">
        <p>{tour.subtitle}</p>
        <p>{lead}</p>
        {more.length > 0 && (
          <MoreText title="More about this day">
            {more.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </MoreText>
        )}
      </div>
      <TripFacts facts={tour.facts} />
      <ConfirmationNote words={confirmation} />
      <TripList title="Highlights" items={tour.highlights} icon="star" />
      <ItineraryLine stops={tour.itinerary} />
      <p className="trip__note above-8">
        <Link className="link" to={href('/sample-pass')}>
          A sample of the pass that you hold the evening before
        </Link>
      </p>
    </>
  )
}

/** What is good to know, below the costs. For the loader. */
export function TourKnowledge({
  tour,
  operator,
  guests,
  house,
}: {
  tour: TourView
  operator: OperatorView
  guests: TripReputation
  /** While the business has too few reviews. */
  house: NewHouseView | undefined
}) {
  return (
    <>
      <IncludedLists included={tour.included} notIncluded={tour.notIncluded} />
      {tour.map && <TripMap view={tour.map} />}
      <Operator view={house ? { ...operator, facts: [] } : operator} />
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
      {house && <NewHouse house={house} />}
      {guests.showsSamples && <SampleReviews reviews={tour.reviews} />}
    </>
  )
}
