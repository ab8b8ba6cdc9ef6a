import { isPosterName, type Poster, posters } from '#content/posters.ts'
import type { TourPicture } from '#domain/tour.ts'
import { posterSource } from './poster-art.tsx'

export type PictureView = { src: string; alt: string; caption: string; focus?: { x?: number; y?: number } }

/** A picture of a trip, ready for a slot. A crop shows less than the poster's own words say, so it uses its caption. */
export function pictureOf({ poster, caption, crop }: TourPicture): PictureView {
  if (!isPosterName(poster)) throw new Error(`no poster named ${poster}`)
  const { alt, focus }: Poster = posters[poster]
  const src = posterSource(poster, crop)
  return crop ? { src, alt: caption, caption } : { src, alt, caption, focus }
}
