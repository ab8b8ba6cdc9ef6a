import { photoAddress } from '#catalogue/photos/photo.rules.ts'
import type { PublicReview } from '#guests/reviews/public-reviews.ts'
import { formatMonth } from '#platform/time/calendar.ts'
import type { PictureView } from '../picture-of.ts'

type Pictured = Pick<PublicReview, 'photoId' | 'name' | 'country' | 'tourName' | 'travelDate' | 'driver'>

/** A guest's picture for a frame, with the trip, who took it, the month and who drove; `undefined` without a picture. */
export function postcardOf({ photoId, name, country, tourName, travelDate, driver }: Pictured) {
  if (!photoId) return undefined
  const guest = [name.split(' ')[0], country].filter(Boolean).join(', ')
  const month = travelDate && formatMonth(travelDate.slice(0, 7))
  const facts = [tourName, guest, month, driver && `driven by ${driver}`]
  const postcard: PictureView = {
    src: photoAddress(photoId),
    alt: `Picture by ${guest}`,
    caption: facts.filter(Boolean).join(' · '),
  }
  return postcard
}
