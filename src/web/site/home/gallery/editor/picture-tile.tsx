import { Art } from '../../../../ui/art.tsx'
import type { GalleryPhoto } from '../gallery.tsx'
import { FileButton } from './file-button.tsx'

type PictureTileProps = { photo: GalleryPhoto; onReplace: (file: File) => void; onDelete: () => void }

export function PictureTile({ photo, onReplace, onDelete }: PictureTileProps) {
  return (
    <li className="sheet gallery-tile">
      <Art picture={photo} />
      <p>{photo.caption}</p>
      <div className="gallery-tile__actions">
        <FileButton aria-label={`Replace ${photo.caption}`} onPick={onReplace}>
          Replace
        </FileButton>
        <button
          className="gallery-tile__delete"
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
