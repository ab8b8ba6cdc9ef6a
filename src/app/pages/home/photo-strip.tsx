import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { PictureView } from '../../sections/picture-of.ts'
import { Art } from '../../ui/art.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useIsHydrated } from '../../ui/use-is-hydrated.ts'
import { Lightbox } from './lightbox.tsx'
import { REPEATED, useLoopStrip } from './use-loop-strip.ts'

type PhotoStripProps = { photos: readonly PictureView[] }

/** Without scripts the row scrolls from the first picture to the last, and a picture opens as a page of its own. */
export function PhotoStrip({ photos }: PhotoStripProps) {
  const isHydrated = useIsHydrated()
  const { track, current, step } = useLoopStrip(photos.length, isHydrated)
  const [shown, setShown] = useState<PictureView>()

  function open(event: MouseEvent, photo: PictureView) {
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

  return (
    <section className="photos" aria-labelledby="photos" aria-roledescription="carousel">
      <div className="page-head wrap">
        <h2 id="photos">Along the way</h2>
        <p>Nine places that our drivers take you to, drawn by us.</p>
      </div>
      <ul className="photos__track" ref={track} onKeyDown={isHydrated ? turn : undefined}>
        {isHydrated &&
          photos
            .slice(-REPEATED)
            .map((photo) => <Slide key={`before-${photo.src}`} photo={photo} isRepeated onOpen={open} />)}
        {photos.map((photo, index) => (
          <Slide key={photo.src} photo={photo} isAside={isHydrated && index !== current} onOpen={open} />
        ))}
        {isHydrated &&
          photos
            .slice(0, REPEATED)
            .map((photo) => <Slide key={`after-${photo.src}`} photo={photo} isRepeated onOpen={open} />)}
      </ul>
      <div className="photos__bar wrap">
        <button type="button" onClick={() => step(-1)} aria-label="Previous picture">
          <Icon name="chevron-left" />
        </button>
        <p aria-live="polite">
          <span className="visually-hidden">Picture </span>
          {`${current + 1} / ${photos.length}`}
          <span className="visually-hidden">: {photos[current]?.caption}</span>
        </p>
        <button type="button" onClick={() => step(1)} aria-label="Next picture">
          <Icon name="chevron-right" />
        </button>
      </div>
      <Lightbox photo={shown} onClose={() => setShown(undefined)} />
    </section>
  )
}

type SlideProps = {
  photo: PictureView
  /** The same picture once more, for the eye and the pointer only. */
  isRepeated?: boolean
  isAside?: boolean
  onOpen: (event: MouseEvent, photo: PictureView) => void
}

function Slide({ photo, isRepeated, isAside, onOpen }: SlideProps) {
  return (
    <li className={isAside || isRepeated ? 'photos__aside' : undefined} aria-hidden={isRepeated}>
      <a
        className="sheet"
        href={photo.src}
        tabIndex={isRepeated ? -1 : undefined}
        onClick={(event) => onOpen(event, photo)}
      >
        <Art src={photo.src} alt={photo.alt} focus={photo.focus} />
        <span className="photos__caption">{photo.caption}</span>
      </a>
    </li>
  )
}
