import type { RemoteTour } from '#domain/remote-tour.ts'
import type { PictureView } from '../../sections/picture-of.ts'
import { PosterArt } from '../../sections/poster-art.tsx'
import { TourGallery } from '../../sections/tour-gallery/tour-gallery.tsx'
import { ItineraryLine } from '../../sections/trip-page/itinerary-line.tsx'
import { type TripFact, TripFacts } from '../../sections/trip-page/trip-facts.tsx'
import { IncludedLists, TripList } from '../../sections/trip-page/trip-list.tsx'

export function RemoteTourText({ tour, pictures }: { tour: RemoteTour; pictures: readonly PictureView[] }) {
  return (
    <>
      <h1>{tour.title}</h1>
      <TripFacts facts={factsOf(tour)} />
      {pictures.length > 0 ? (
        <TourGallery pictures={pictures} photo />
      ) : (
        <div className="gallery sheet">
          <PosterArt poster="road-van" eager />
        </div>
      )}
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
