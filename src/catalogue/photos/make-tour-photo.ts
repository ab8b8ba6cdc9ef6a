import type { Sharp } from 'sharp'
import type { Refusal } from '#platform/problems/refusal.ts'
import { drawAnew, refusePhoto } from './make-photo.ts'
import { MIN_TOUR_PHOTO, TOUR_PHOTO_FILES, tourPhotoHeight } from './photo.rules.ts'

export type PhotoFile = { width: number; bytes: Buffer<ArrayBuffer> }

const SECONDS = 15
/**
 * The quality and the part of the width, each step with fewer bytes than the one before. Leaves and water look better at
 * a low quality than with fewer pixels, so the width gives way only to noise.
 */
const STEPS = [
  ...[76, 68, 60, 52, 44, 36, 28, 20, 12, 6].map((quality) => ({ quality, part: 1 })),
  ...[0.8, 0.6, 0.4, 0.2].map((part) => ({ quality: 12, part })),
]

/**
 * Makes the files of a photograph of a trip, as `makePhoto` does: cut to 4:3, never wider than it is, each within its
 * bytes, for which quality and then width give way. Refused too is one below `MIN_TOUR_PHOTO`. Of a guest's picture with
 * a review there is the smallest file only.
 */
export async function makeTourPhoto(
  file: Uint8Array,
  kind: 'trip' | 'review' = 'trip',
): Promise<{ ok: true; files: readonly PhotoFile[] } | Refusal> {
  const kept = kind === 'trip' ? TOUR_PHOTO_FILES : [TOUR_PHOTO_FILES[0]]
  const made = await drawAnew(kind, file, async (picture, sharp) => {
    const { autoOrient } = await picture.metadata()
    const widest = Math.min(autoOrient.width, Math.floor((autoOrient.height * 4) / 3))
    if (widest < MIN_TOUR_PHOTO.width) return undefined
    const width = Math.min(widest, Math.max(...kept.map((one) => one.width)))
    const { data, info } = await picture
      .autoOrient()
      .flatten({ background: 'white' })
      .resize({ width, height: tourPhotoHeight(width), fit: 'cover' })
      .timeout({ seconds: SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { channels } = info
    const drawn = () => sharp(data, { raw: { width: info.width, height: info.height, channels } })
    const files: PhotoFile[] = []
    for (const { width: wanted, maxBytes } of kept)
      files.push(await withinBytes(drawn, Math.min(wanted, width), maxBytes))
    return files
  })
  if (!made.ok) return made
  return made.drawn ? { ok: true, files: made.drawn } : refusePhoto('tooSmall')
}

/** The best file that is small enough, found by halving the steps; the smallest one when none is. */
async function withinBytes(drawn: () => Sharp, most: number, maxBytes: number): Promise<PhotoFile> {
  let remaining = STEPS
  let best: PhotoFile | undefined
  let tried: PhotoFile = { width: 0, bytes: Buffer.alloc(0) }
  while (remaining.length > 0) {
    const middle = Math.floor(remaining.length / 2)
    const { quality = 0, part = 0 } = remaining[middle] ?? {}
    const width = Math.round(most * part)
    const webp = await drawn()
      .resize({ width, height: tourPhotoHeight(width) })
      .webp({ quality })
      .toBuffer()
    tried = { width, bytes: Buffer.from(webp) }
    const isEnough = webp.length <= maxBytes
    if (isEnough) best = tried
    remaining = isEnough ? remaining.slice(0, middle) : remaining.slice(middle + 1)
  }
  return best ?? tried
}
