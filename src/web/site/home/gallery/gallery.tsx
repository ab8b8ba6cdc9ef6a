import { useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import { galleryLead } from '#content/pictures/gallery.ts'
import type { PictureView } from '../../../parts/picture-of.ts'
import type { loader as rootLoader } from '../../../root.tsx'
import { Button } from '../../../ui/button.tsx'
import { useIsHydrated } from '../../../ui/hooks/use-is-hydrated.ts'
import { Toast, type ToastText } from '../../../ui/toast.tsx'
import type { GalleryEditor } from './editor/gallery-editor.tsx'
import { PhotoStrip } from './photo-strip.tsx'

/** `isLocal`: chosen by an admin from their own device, known to this page only. */
export type GalleryPhoto = PictureView & { id: string; isLocal?: true }

const PREVIEW = 'A preview in this browser window. Guests still see the pictures of the site.'

/** The gallery of the home page. An admin's edits live in the state of this component only. */
export function Gallery({ photos: original }: { photos: readonly GalleryPhoto[] }) {
  const canEdit = useRouteLoaderData<typeof rootLoader>('root')?.signedIn?.isAdmin
  const isHydrated = useIsHydrated()
  const [edited, setEdited] = useState<readonly GalleryPhoto[]>()
  const [Editor, setEditor] = useState<typeof GalleryEditor>()
  const [toast, setToast] = useState<ToastText & { id: number }>()
  const photos = edited ?? original

  function showMessage(message: ToastText) {
    setToast((last) => ({ ...message, id: (last?.id ?? 0) + 1 }))
  }

  /** The editor is loaded on demand, because guests never need it. */
  async function edit() {
    try {
      const loaded = await import('./editor/gallery-editor.tsx')
      setEditor(() => loaded.GalleryEditor)
    } catch {
      showMessage({ tone: 'error', text: 'The editor could not be loaded. Please reload the page.' })
    }
  }

  return (
    <>
      <section
        className="photos"
        aria-labelledby="photos"
        aria-roledescription={Editor ? undefined : 'carousel'}
      >
        <div className="page-head wrap">
          <h2 id="photos">Along the way</h2>
          {!Editor && <p>{edited ? PREVIEW : galleryLead}</p>}
          {canEdit && isHydrated && (
            <Button
              look={Editor ? 'primary' : 'outline'}
              onClick={Editor ? () => setEditor(undefined) : edit}
            >
              {Editor ? 'Done' : 'Edit Gallery'}
            </Button>
          )}
        </div>
        {Editor ? (
          <Editor
            photos={photos}
            onChange={(change) => setEdited((last) => change(last ?? original))}
            onMessage={showMessage}
          />
        ) : (
          <PhotoStrip photos={photos} />
        )}
      </section>
      <Toast key={toast?.id} message={toast} />
    </>
  )
}
