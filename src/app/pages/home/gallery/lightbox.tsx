import { useEffect, useRef } from 'react'
import type { PictureView } from '#app/sections/picture-of.ts'
import { Image } from '#app/ui/art.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** The picture as large as the screen. A click anywhere or Escape closes it. */
export function Lightbox({ photo, onClose }: { photo: PictureView; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape
    <dialog
      className="lightbox"
      ref={dialog}
      aria-label={photo.caption}
      onClick={() => dialog.current?.close()}
      onClose={onClose}
    >
      <button className="lightbox__close" type="button" aria-label="Close the picture">
        <Icon name="cross" />
      </button>
      <figure>
        <Image picture={photo} eager sizes="100vw" />
        <figcaption>{photo.caption}</figcaption>
      </figure>
    </dialog>
  )
}
