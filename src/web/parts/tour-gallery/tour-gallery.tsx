import { type MouseEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Art, type Picture } from '../../ui/art.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LightboxOnDemand } from '../lightbox/lightbox-on-demand.tsx'
import type { PictureView } from '../picture-of.ts'
import { photoIndex, wrapIndex } from './gallery-position.ts'
import { picturesBeside } from './pictures-beside.ts'

type TourGalleryProps = {
  pictures: readonly PictureView[]
  /** How many of them guests took: the last ones. */
  byGuests?: number
}

/**
 * The chosen picture with the next two beside it. It is part of the address (`?photo=2`), so the gallery works with and without scripts. A press on it shows
 * it large; without scripts it is a link to its file.
 */
export function TourGallery({ pictures, byGuests = 0 }: TourGalleryProps) {
  const [params] = useSearchParams()
  const current = photoIndex(params.get('photo'), pictures.length)
  const picture = pictures[current]
  const [isLarge, setIsLarge] = useState(false)
  if (!picture) return null
  const others = picturesBeside(current, pictures.length)

  const to = (index: number) => {
    const next = new URLSearchParams(params)
    next.set('photo', String(wrapIndex(index, pictures.length) + 1))
    return { search: `?${next}` }
  }

  function enlarge(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setIsLarge(true)
  }

  return (
    <figure className="gallery sheet">
      <div className="gallery__pictures">
        <a className="gallery__large" href={picture.src} data-await-react onClick={enlarge}>
          <Art picture={picture} eager />
          <span className="gallery__zoom raised icons-apart">
            <Icon name="picture" />
            {pictures.length > 1 ? `All ${pictures.length} pictures` : 'Show it large'}
            {byGuests > 0 && `, ${byGuests} by guests`}
          </span>
        </a>
        {others.map((index) => (
          <Link
            key={index}
            className="gallery__small"
            to={to(index)}
            replace
            preventScrollReset
            aria-label={`Picture ${index + 1}: ${pictures[index]?.caption}`}
          >
            {pictures[index] && <Art picture={thumbnailOf(pictures[index])} alt="" sizes="20vw" />}
          </Link>
        ))}
      </div>
      <div className="gallery__bar">
        <figcaption>{picture.caption}</figcaption>
        {pictures.length > 1 && (
          <>
            <p className="gallery__counter" aria-live="polite">
              <span className="visually-hidden">Picture </span>
              {`${current + 1} / ${pictures.length}`}
            </p>
            <Link
              className="gallery__step"
              to={to(current - 1)}
              replace
              preventScrollReset
              aria-label="Previous picture"
            >
              <Icon name="chevron-left" />
            </Link>
            <Link
              className="gallery__step"
              to={to(current + 1)}
              replace
              preventScrollReset
              aria-label="Next picture"
            >
              <Icon name="chevron-right" />
            </Link>
          </>
        )}
      </div>
      {isLarge && <LightboxOnDemand pictures={pictures} first={current} onClose={() => setIsLarge(false)} />}
    </figure>
  )
}

/** The file for phones is large enough for a thumbnail on any screen. */
function thumbnailOf(picture: PictureView): Picture {
  return picture.phone ? { src: picture.phone, alt: picture.alt } : picture
}
