import { gallery } from '#content/pictures/gallery.ts'
import type { PublicReview } from '#guests/reviews/public-reviews.ts'
import { pictureOf } from '../../../parts/picture-of.ts'
import { postcardOf } from '../../../parts/postcard/postcard-of.ts'
import type { GalleryPhoto } from './gallery.tsx'

/** The pictures of the gallery: after the first, what guests took, newest first. */
export function alongTheWay(reviews: readonly PublicReview[]): GalleryPhoto[] {
  const [first = [], ...others] = gallery.map((item) => [{ id: item.id, ...pictureOf(item) }])
  const postcards = reviews.flatMap((review) => {
    const postcard = postcardOf(review)
    return postcard ? [{ id: review.id, ...postcard }] : []
  })
  return [...first, ...postcards, ...others.flat()]
}
