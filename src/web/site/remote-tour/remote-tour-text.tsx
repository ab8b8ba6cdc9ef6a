import type { confirmationWords } from '#bookings/confirming/confirmation.words.ts'
import type { RemoteTour } from '#catalogue/remote-tour.rules.ts'
import { ConfirmationNote } from '../../parts/trip-page/confirmation-note.tsx'
import { ItineraryLine } from '../../parts/trip-page/itinerary-line.tsx'
import { type TripFact, TripFacts } from '../../parts/trip-page/trip-facts.tsx'
import { IncludedLists, TripList } from '../../parts/trip-page/trip-list.tsx'

type RemoteTourTextProps = {
  tour: RemoteTour
  /** Undefined for a tour that cannot be booked here. */
  confirmation: ReturnType<typeof confirmationWords> | undefined
}

/** The part of a remote tour's page below its title and its pictures. For the loader. */
export function RemoteTourText({ tour, confirmation }: RemoteTourTextProps) {
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
