import {
  type Poster,
  posterSource,
  type SitePosterName,
  sitePosters,
} from '#content/pictures/site-posters.ts'
import { Art, type Picture } from '../ui/art.tsx'

export type PosterArtProps = {
  /** The name of a built-in poster, or a picture from the page's data. */
  poster: SitePosterName | Picture
  /** Empty when the text beside the picture already says what it shows. */
  alt?: string
  eager?: boolean
}

/** A poster in its slot. */
export function PosterArt({ poster, alt, eager }: PosterArtProps) {
  return <Art picture={typeof poster === 'string' ? sitePicture(poster) : poster} alt={alt} eager={eager} />
}

function sitePicture(name: SitePosterName) {
  const { alt, focus }: Poster = sitePosters[name]
  return { src: posterSource(name), alt, focus }
}
