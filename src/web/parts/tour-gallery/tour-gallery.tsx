import { type MouseEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Art, Image, type Picture } from '../../ui/art.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LightboxOnDemand } from '../lightbox/lightbox-on-demand.tsx'
import type { PictureView } from '../picture-of.ts'
import { photoIndex, wrapIndex } from './gallery-position.ts'

/**
 * The chosen picture is part of the address (`?photo=2`), so the gallery works with and without scripts. A press on it shows
 * it large; without scripts it is a link to its file.
 */
export function TourGallery({ pictures }: { pictures: readonly PictureView[] }) {
  const [params] = useSearchParams()
  const current = photoIndex(params.get('photo'), pictures.length)
  const picture = pictures[current]
  const [isLarge, setIsLarge] = useState(false)
  if (!picture) return null

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
      <a className="gallery__large" href={picture.src} data-await-react onClick={enlarge}>
        <Art picture={picture} eager />
        <span className="gallery__zoom">
          <Icon name="search" />
          <span className="visually-hidden">Show it large</span>
        </span>
      </a>
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
      {pictures.length > 1 && (
        <ul className="gallery__thumbnails">
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <Link
                to={to(index)}
                replace
                preventScrollReset
                aria-current={index === current || undefined}
                aria-label={`Picture ${index + 1}: ${picture.caption}`}
              >
                <Image picture={thumbnailOf(picture)} alt="" sizes="20vw" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isLarge && <LightboxOnDemand pictures={pictures} first={current} onClose={() => setIsLarge(false)} />}
    </figure>
  )
}

/** The file for phones is large enough for a thumbnail on any screen. */
function thumbnailOf(picture: PictureView): Picture {
  return picture.phone ? { src: picture.phone, alt: picture.alt } : picture
}
