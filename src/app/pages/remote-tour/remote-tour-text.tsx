import type { RemoteTour } from '#domain/catalogue/remote-tour.ts'
import { ItineraryLine } from '../../sections/trip-page/itinerary-line.tsx'
import { type TripFact, TripFacts } from '../../sections/trip-page/trip-facts.tsx'
import { IncludedLists, TripList } from '../../sections/trip-page/trip-list.tsx'

/** The part of a remote tour's page above the pictures. For the loader. */
export function RemoteTourHead({ tour }: { tour: RemoteTour }) {
  return (
    <>
      <h1>{tour.title}</h1>
      <TripFacts facts={factsOf(tour)} />
    </>
  )
}

/** The part below the pictures. For the loader. */
export function RemoteTourText({ tour }: { tour: RemoteTour }) {
  return (
    <>
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
          <p className="trip__note">{tour.targetAudience}</p>
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
