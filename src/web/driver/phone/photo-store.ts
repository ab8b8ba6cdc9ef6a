/*
 * The photo of a pickup at which no guest came. It is made small on the phone, where a photo has several megabytes and
 * the hills have little signal, and lies beside the kept pages of the link until the site has it.
 */
import { PHOTO_SIZES } from '#catalogue/photos/photo.rules.ts'
import { DRIVER_PAGES } from '../../shell/offline/driver-pages.ts'
import { cacheOf } from '../../shell/offline/kept-pages.ts'
import { home, token } from './phone-store.ts'
import { fitted } from './photo-size.ts'

const JPEG = 'image/jpeg'

/** A photo to send, and a drawing to look at where the browser can read it. */
type Photo = { blob: Blob; canvas?: HTMLCanvasElement }

/** @returns a smaller copy; the file itself where the browser cannot read it */
export async function shrink(file: File): Promise<Photo> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = document.createElement('canvas')
    Object.assign(canvas, fitted(picture, PHOTO_SIZES.noShow))
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, 0.8))
    return blob ? { blob, canvas } : { blob: file }
  } catch {
    return { blob: file }
  }
}

const openCache = () => caches.open(cacheOf(DRIVER_PAGES, token))
const addressOf = (pressId: string) => `${home}/photo/${pressId}`

export async function keepPhoto(pressId: string, blob: Blob): Promise<void> {
  await (await openCache()).put(addressOf(pressId), new Response(blob))
}

export async function findPhoto(pressId: string): Promise<Blob | undefined> {
  const found = await (await openCache()).match(addressOf(pressId))
  return found?.blob()
}

export async function dropPhoto(pressId: string): Promise<void> {
  await (await openCache()).delete(addressOf(pressId))
}
