import { useRef } from 'react'
import { Art } from '../../../../ui/art.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { ToastText } from '../../../../ui/toast.tsx'
import type { GalleryPhoto } from '../gallery.tsx'
import { FileButton } from './file-button.tsx'
import editorCss from './gallery-editor.css?url'
import { galleryFileProblem } from './gallery-file.ts'

type Photos = readonly GalleryPhoto[]

type GalleryEditorProps = {
  photos: Photos
  onChange: (change: (photos: Photos) => Photos) => void
  onMessage: (message: ToastText) => void
}

const REFUSALS = {
  type: 'Please select a valid image file (JPG, PNG, WebP)',
  size: 'Image size must be less than 5MB',
  unreadable: 'Failed to load image',
}

/** Edits the gallery in this browser window only: no picture is uploaded. */
export function GalleryEditor({ photos, onChange, onMessage }: GalleryEditorProps) {
  const grid = useRef<HTMLUListElement>(null)

  async function addOrReplace(
    file: File,
    change: (photos: Photos, src: string) => Photos,
    successMessage: string,
  ) {
    const problem = galleryFileProblem(file)
    if (problem) return onMessage({ tone: 'error', text: REFUSALS[problem] })
    try {
      const src = await readPicture(file)
      onChange((all) => change(all, src))
      onMessage({ tone: 'success', text: successMessage })
    } catch {
      onMessage({ tone: 'error', text: REFUSALS.unreadable })
    }
  }

  function add(file: File) {
    return addOrReplace(file, (all, src) => [...all, newPhoto(all, src)], 'New image added to gallery!')
  }

  function replace(id: string, file: File) {
    const change = (all: Photos, src: string) =>
      all.map((photo) => (photo.id === id ? localPhoto(id, photo.caption, src) : photo))
    return addOrReplace(file, change, 'Image updated successfully!')
  }

  function remove(id: string, index: number) {
    const tiles = Array.from(grid.current?.children ?? [])
    const neighbour = tiles[index === photos.length - 1 ? index - 1 : index + 1] ?? tiles.at(-1)
    neighbour?.querySelector<HTMLElement>('.gallery-tile__delete, .gallery-add')?.focus()
    onChange((all) => all.filter((photo) => photo.id !== id))
    onMessage({ tone: 'success', text: 'Image removed from gallery' })
  }

  return (
    <div className="gallery-editor wrap">
      <link rel="stylesheet" href={editorCss} precedence="low" />
      <Notice tone="info">
        <p>
          Changes are a local preview in this browser window. Nothing is uploaded; they are gone when you
          reload or leave the page.
        </p>
      </Notice>
      <ul className="gallery-editor__grid" ref={grid}>
        {photos.map((photo, index) => (
          <PictureTile
            key={photo.id}
            photo={photo}
            onReplace={(file) => replace(photo.id, file)}
            onDelete={() => remove(photo.id, index)}
          />
        ))}
        <li>
          <FileButton className="gallery-add" onPick={add}>
            Add picture
            <small>
              {photos.length === 0 && 'The gallery is empty. '}
              JPG, PNG or WebP, up to 5 MB
            </small>
          </FileButton>
        </li>
      </ul>
    </div>
  )
}

/** Takes the next number after the highest, so that ids and captions stay unique after a removal. */
function newPhoto(photos: Photos, src: string): GalleryPhoto {
  const numbers = photos.map(({ id }) => Number(/^new-(\d+)$/.exec(id)?.[1] ?? 0))
  const number = Math.max(0, ...numbers) + 1
  return localPhoto(`new-${number}`, number === 1 ? 'New picture' : `New picture ${number}`, src)
}

function localPhoto(id: string, caption: string, src: string): GalleryPhoto {
  return { id, src, caption, alt: caption, isLocal: true }
}

/** The file as a `data:` URL, which the content security policy allows in images. Rejects a file that the browser cannot decode. */
async function readPicture(file: File): Promise<string> {
  const src = await readDataUrl(file)
  const picture = new Image()
  picture.src = src
  await picture.decode()
  return src
}

function readDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

type PictureTileProps = { photo: GalleryPhoto; onReplace: (file: File) => void; onDelete: () => void }

function PictureTile({ photo, onReplace, onDelete }: PictureTileProps) {
  return (
    <li className="sheet gallery-tile">
      <Art picture={photo} />
      <p>{photo.caption}</p>
      <div className="gallery-tile__actions">
        <FileButton
          className="button button--quiet size-small"
          aria-label={`Replace ${photo.caption}`}
          onPick={onReplace}
        >
          Replace
        </FileButton>
        <button
          className="button button--quiet gallery-tile__delete size-small"
          type="button"
          aria-label={`Delete ${photo.caption}`}
          onClick={onDelete}
          // The focus moves on to the next picture, which a key held down would delete as well.
          onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
        >
          Delete
        </button>
      </div>
    </li>
  )
}
