import pLimit from 'p-limit'
import { MAX_PHOTO_PIXELS, PHOTO_SIZES, type PhotoKind, photoFormat } from '#domain/photos/photo.ts'

/** One at a time: a large photo takes much memory until it is small. */
const oneByOne = pLimit(1)
const SECONDS = 15

/**
 * Makes the photo that the site serves from an uploaded file: upright, cut to its size, as WebP, and drawn anew from its
 * pixels, so that nothing else that was in the file survives.
 * @returns `undefined` when the file is no whole JPEG, PNG or WebP picture, or has too many pixels
 */
export async function makePhoto(kind: PhotoKind, file: Uint8Array): Promise<Buffer<ArrayBuffer> | undefined> {
  const format = photoFormat(file)
  if (!format) return undefined
  // Loaded when a photo comes, which is rare: it takes 20 MB.
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const draw = async () => {
    const picture = sharp(file, { limitInputPixels: MAX_PHOTO_PIXELS, failOn: 'warning' })
    if ((await picture.metadata()).format !== format) return undefined
    const drawn = await picture
      .autoOrient()
      .resize({ ...PHOTO_SIZES[kind], fit: 'cover' })
      .webp({ quality: 80 })
      .timeout({ seconds: SECONDS })
      .toBuffer()
    return Buffer.from(drawn)
  }
  return oneByOne(() => draw().catch(() => undefined))
}
