import { type Catalogue, findTour, originFor } from '#catalogue/catalogue.rules.ts'
import { fareOf } from '#catalogue/fare.rules.ts'
import { CATEGORIES, durationOf, type Origin, type TourPicture, tourFrom } from '#catalogue/tour.rules.ts'
import { photoFiles } from '../pictures/photo-files.ts'
import { isPhotoName } from '../pictures/pictures.ts'
import { posterSource } from '../pictures/site-posters.ts'

/** A trip of the catalogue with the field names of external records; `undefined` when it is not sold from `origin`. */
export function remoteRecordOf(
  catalogue: Catalogue,
  origin: Origin,
  id: string,
): { id: string; fields: Record<string, unknown> } | undefined {
  const found = findTour(catalogue, id)
  if (!found) return undefined
  const prices = found.prices
  const from = originFor(found, origin)
  if (from !== origin) return undefined
  const tour = tourFrom(found, from)
  return {
    id: tour.id,
    fields: {
      tour_id: tour.id,
      title: tour.title,
      description: tour.description,
      category: CATEGORIES[tour.category],
      location: from,
      duration: durationOf(tour),
      group_size: tour.groupSize,
      price_car: fareOf(prices, from, 'car') ?? 0,
      price_suv: fareOf(prices, from, 'suv') ?? 0,
      price_van: fareOf(prices, from, 'van') ?? 0,
      highlights: tour.highlights,
      itinerary: tour.itinerary.map((stop) => ({ time: stop.time, activity: stop.activity })),
      included: tour.included,
      excluded: tour.notIncluded,
      target_audience: tour.targetAudience,
      gallery: tour.gallery.map(pictureAddress),
    },
  }
}

function pictureAddress({ poster, crop }: TourPicture): string {
  return isPhotoName(poster) ? photoFiles(poster).src : posterSource(poster, crop)
}
