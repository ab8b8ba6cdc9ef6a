import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { LightboxOnDemand } from '../../../parts/lightbox/lightbox-on-demand.tsx'
import { wrapIndex } from '../../../parts/tour-gallery/gallery-position.ts'
import { Art } from '../../../ui/art.tsx'
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { GalleryPhoto } from './gallery.tsx'
import { REPEATED, useLoopingCarousel } from './use-looping-carousel.ts'

const REPEATS = Array.from({ length: REPEATED }, (_, place) => place)

type PhotoStripProps = { photos: readonly GalleryPhoto[] }

/** The pictures as a looping carousel. Without scripts the row does not loop, and a picture is a link to its file. */
export function PhotoStrip({ photos }: PhotoStripProps) {
  const isLooping = useIsHydrated() && photos.length > 1
  const { track, current, step } = useLoopingCarousel(photos.length, isLooping)
  const [shown, setShown] = useState<GalleryPhoto>()

  function open(event: MouseEvent, photo: GalleryPhoto) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(photo)
  }

  function turn(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const next = step(event.key === 'ArrowRight' ? 1 : -1)
    track.current?.children[next + REPEATED]?.querySelector('a')?.focus({ preventScroll: true })
  }

  /** A copy of a picture at either end; with fewer pictures than copies, a picture is copied more than once. */
  function repeated(place: number) {
    const photo = photos[wrapIndex(place, photos.length)]
    return photo && <Slide key={place} photo={photo} isRepeated onOpen={open} />
  }

  if (photos.length === 0) return <p className="wrap">There are no pictures here now.</p>
  return (
    <>
      <ul className="photos__track" ref={track} onKeyDown={isLooping ? turn : undefined}>
        {isLooping && REPEATS.map((place) => repeated(place - REPEATED))}
        {photos.map((photo, index) => (
          <Slide key={photo.id} photo={photo} isAside={isLooping && index !== current} onOpen={open} />
        ))}
        {isLooping && REPEATS.map((place) => repeated(place + photos.length))}
      </ul>
      {photos.length > 1 && (
        <div className="photos__bar wrap">
          <button
            className="icon-button"
            type="button"
            onClick={() => step(-1)}
            aria-label="Previous picture"
          >
            <Icon name="chevron-left" />
          </button>
          <p aria-live="polite">
            <span className="visually-hidden">Picture </span>
            {`${current + 1} / ${photos.length}`}
            <span className="visually-hidden">: {photos[current]?.caption}</span>
          </p>
          <button className="icon-button" type="button" onClick={() => step(1)} aria-label="Next picture">
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
      {shown && (
        <LightboxOnDemand
          pictures={photos}
          first={photos.indexOf(shown)}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}

type SlideProps = {
  photo: GalleryPhoto
  /** A copy, which the keyboard and screen readers skip. */
  isRepeated?: boolean
  isAside?: boolean
  onOpen: (event: MouseEvent, photo: GalleryPhoto) => void
}

function Slide({ photo, isRepeated, isAside, onOpen }: SlideProps) {
  return (
    <li className={isAside || isRepeated ? 'photos__aside' : undefined} aria-hidden={isRepeated}>
      <a
        className="sheet"
        // Browsers refuse to open a `data:` URL as a page.
        href={photo.isLocal ? '#photos' : photo.src}
        tabIndex={isRepeated ? -1 : undefined}
        data-await-react
        onClick={(event) => onOpen(event, photo)}
      >
        {/* The caption names it; the large picture says what is on it. */}
        <Art picture={photo} alt="" />
        <span className="photos__caption">{photo.caption}</span>
      </a>
    </li>
  )
}
