import { type Poster, type PosterName, posters } from '#content/posters.ts'
import type { Crop } from '#domain/tour.ts'
import { Art } from '../ui/art.tsx'

type PosterArtProps = {
  poster: PosterName
  crop?: Crop
  /** Empty when the text beside the picture already says what it shows. */
  alt?: string
  eager?: boolean
  className?: string
}

/** One of the drawn pictures of the site, by name. */
export function PosterArt({ poster, crop, alt, eager, className }: PosterArtProps) {
  const { alt: says, focus }: Poster = posters[poster]
  return (
    <Art
      src={posterSource(poster, crop)}
      alt={alt ?? says}
      focus={crop ? undefined : focus}
      eager={eager}
      className={className}
    />
  )
}

/** A crop costs no bytes: it is the same file seen through a smaller window. */
export function posterSource(poster: string, crop?: Crop): string {
  return crop ? `/art/${poster}.svg#svgView(viewBox(${crop.join(',')}))` : `/art/${poster}.svg`
}
