import {
  type Poster,
  posterSource,
  type SitePosterName,
  sitePosters,
} from '#content/pictures/site-posters.ts'
import { Art, type Picture } from '../ui/art.tsx'

export type PosterArtProps = {
  /** One that the site always has, by name, or one that came with the page. */
  poster: SitePosterName | Picture
  /** Empty when the text beside the picture already says what it shows. */
  alt?: string
  eager?: boolean
}

/** One of the drawn pictures of the site. */
export function PosterArt({ poster, alt, eager }: PosterArtProps) {
  return <Art picture={typeof poster === 'string' ? sitePicture(poster) : poster} alt={alt} eager={eager} />
}

function sitePicture(name: SitePosterName) {
  const { alt, focus }: Poster = sitePosters[name]
  return { src: posterSource(name), alt, focus }
}
