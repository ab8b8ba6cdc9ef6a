import { isPosterName, posters } from '#content/posters.ts'
import type { Poster } from '#content/site-posters.ts'
import type { TourPicture } from '#domain/tour.ts'
import { posterSource } from './poster-art.tsx'

export type PictureView = { src: string; alt: string; caption: string; focus?: { x?: number; y?: number } }

/** A picture of a trip, ready for a slot. A crop shows less than the poster's own words say, so it uses its caption. */
export function pictureOf({ poster, caption, crop }: TourPicture): PictureView {
  const { alt, focus } = posterNamed(poster)
  const src = posterSource(poster, crop)
  return crop ? { src, alt: caption, caption } : { src, alt, caption, focus }
}

/** A whole poster, ready for a slot without a caption. */
export function posterPicture(poster: string): Omit<PictureView, 'caption'> {
  const { alt, focus } = posterNamed(poster)
  return { src: posterSource(poster), alt, focus }
}

/** The poster that is shown where the address of a page is shared. */
export type SharedPicture = { poster: string; alt: string }

export function sharedPictureOf(poster: string): SharedPicture {
  return { poster, alt: posterNamed(poster).alt }
}

function posterNamed(name: string): Poster {
  if (!isPosterName(name)) throw new Error(`no poster named ${name}`)
  return posters[name]
}
