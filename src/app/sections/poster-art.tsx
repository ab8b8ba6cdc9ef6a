import { type Poster, type SitePosterName, sitePosters } from '#content/site-posters.ts'
import type { Crop } from '#domain/tour.ts'
import { Art } from '../ui/art.tsx'
import type { PictureView } from './picture-of.ts'

export type PosterArtProps = {
  /** One that the site always has, by name, or one that came with the page. */
  poster: SitePosterName | Pick<PictureView, 'src' | 'alt' | 'focus'>
  /** Empty when the text beside the picture already says what it shows. */
  alt?: string
  eager?: boolean
}

/** One of the drawn pictures of the site. */
export function PosterArt({ poster, alt, eager }: PosterArtProps) {
  const picture = typeof poster === 'string' ? sitePicture(poster) : poster
  return <Art src={picture.src} alt={alt ?? picture.alt} focus={picture.focus} eager={eager} />
}

function sitePicture(name: SitePosterName) {
  const { alt, focus }: Poster = sitePosters[name]
  return { src: posterSource(name), alt, focus }
}

/** A crop costs no bytes: it is the same file seen through a smaller window. */
export function posterSource(poster: string, crop?: Crop): string {
  return crop ? `/art/${poster}.svg#svgView(viewBox(${crop.join(',')}))` : `/art/${poster}.svg`
}
