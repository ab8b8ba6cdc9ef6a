import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import { type Refusal, refuseField } from '#platform/problems/refusal.ts'
import {
  MAX_PHOTO_PIXELS,
  maxPhotoBytes,
  PHOTO_PROBLEMS,
  PHOTO_SIZES,
  type PhotoKind,
  photoFormat,
  type UploadKind,
} from './photo.rules.ts'

/** One at a time: a large photo takes much memory until it is small. */
const oneByOne = pLimit(1)
const SECONDS = 15

/** In an upright photo of a driver the face is in the upper part. */
const FITS = {
  vehicle: { fit: 'cover' },
  driver: { fit: 'cover', position: 'top' },
  noShow: { fit: 'inside', withoutEnlargement: true },
} as const

/**
 * Makes the photo that the site keeps from an uploaded file: upright, in its size, as WebP, and drawn anew from its
 * pixels, so that nothing else that was in the file survives. Refused as `drawAnew` does.
 */
export async function makePhoto(
  kind: PhotoKind,
  file: Uint8Array,
): Promise<{ ok: true; bytes: Buffer<ArrayBuffer> } | Refusal> {
  const made = await drawAnew(kind, file, async (picture) => {
    const drawn = await picture
      .autoOrient()
      .resize({ ...PHOTO_SIZES[kind], ...FITS[kind] })
      .webp({ quality: 76 })
      .timeout({ seconds: SECONDS })
      .toBuffer()
    return Buffer.from(drawn)
  })
  return made.ok ? { ok: true, bytes: made.drawn } : made
}

type Loaded = typeof import('sharp').default

/**
 * Opens an uploaded picture and draws it as `draw` says. Refused, at the field `photo`, are a file that is missing, too
 * large, or no whole JPEG, PNG or WebP picture, and one that has too many pixels.
 */
export async function drawAnew<Drawn>(
  kind: UploadKind,
  file: Uint8Array,
  draw: (picture: Sharp, sharp: Loaded) => Promise<Drawn>,
): Promise<{ ok: true; drawn: Drawn } | Refusal> {
  if (file.length === 0) return refusePhoto('missing')
  if (file.length > maxPhotoBytes(kind))
    return refusePhoto(kind === 'review' ? 'tooLargeForLink' : 'tooLarge')
  const format = photoFormat(file)
  if (!format) return refusePhoto('format')
  const work = async () => {
    // Loaded when a photo comes, which is rare: it takes 20 MB.
    const { default: sharp } = await import('sharp')
    sharp.cache(false)
    sharp.concurrency(1)
    // A warning is no damage: phones write notes of their own behind the picture, which the decoder reports.
    const picture = sharp(file, { limitInputPixels: MAX_PHOTO_PIXELS[format], failOn: 'error' })
    if ((await picture.metadata()).format !== format) return undefined
    return { drawn: await draw(picture, sharp) }
  }
  const made = await oneByOne(() => work().catch(() => undefined))
  return made ? { ok: true, drawn: made.drawn } : refusePhoto('unreadable')
}

export function refusePhoto(why: keyof typeof PHOTO_PROBLEMS): Refusal {
  return refuseField('invalid', 'photo', { code: PHOTO_PROBLEMS[why] })
}
