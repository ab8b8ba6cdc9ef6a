import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Image } from '../../ui/art.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { PictureView } from '../picture-of.ts'

export type LightboxProps = {
  pictures: readonly PictureView[]
  /** The index of the picture that is shown first. */
  first: number
  onClose: () => void
}

/**
 * Pictures as large as the screen, side by side in a row that is swiped or scrolled; the arrow keys turn it too. A click
 * on a picture or Escape closes it.
 */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    row.current?.scrollTo({ left: first * row.current.clientWidth, behavior: 'instant' })
  }, [first])

  function turn(by: number) {
    row.current?.scrollBy({ left: by * row.current.clientWidth })
  }

  function turnByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    turn(event.key === 'ArrowRight' ? 1 : -1)
  }

  return (
    <dialog
      className="lightbox"
      ref={dialog}
      aria-label={pictures[first]?.caption}
      onKeyDown={turnByKey}
      onClick={() => dialog.current?.close()}
      onClose={onClose}
    >
      <button className="icon-button lightbox__button" type="button" aria-label="Close the picture">
        <Icon name="cross" />
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reached by the keyboard */}
      <ul className="lightbox__row" ref={row} tabIndex={0}>
        {pictures.map((picture) => (
          <li key={picture.src}>
            <figure>
              <Image picture={{ ...picture, phone: undefined }} sizes="100vw" />
              <figcaption>{picture.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps its buttons from closing the pictures
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click
        <div className="lightbox__steps" onClick={(event) => event.stopPropagation()}>
          <button
            className="icon-button lightbox__button"
            type="button"
            aria-label="Previous picture"
            onClick={() => turn(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            className="icon-button lightbox__button"
            type="button"
            aria-label="Next picture"
            onClick={() => turn(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </dialog>
  )
}
