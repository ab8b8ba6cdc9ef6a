import type { Sharp } from 'sharp'
import { MIN_TOUR_PHOTO, TOUR_PHOTO_FILES } from '#domain/photos/photo.ts'
import type { Refusal } from '../refusal.ts'
import { drawAnew, refusePhoto } from './make-photo.ts'

export type PhotoFile = { width: number; bytes: Buffer<ArrayBuffer> }

const SECONDS = 15
/** Tried one after the other until a file is small enough: the quality, and the part of the width. */
const STEPS = [
  ...[76, 64, 52, 42].map((quality) => ({ quality, part: 1 })),
  ...[0.8, 0.6, 0.4, 0.2].map((part) => ({ quality: 42, part })),
]

/**
 * Makes the files of a photograph of a trip, as `makePhoto` does: cut to 4:3, never wider than it is, each within its
 * bytes, for which quality and then width give way. Refused too is one below `MIN_TOUR_PHOTO`.
 */
export async function makeTourPhoto(
  file: Uint8Array,
): Promise<{ ok: true; files: readonly PhotoFile[] } | Refusal> {
  const made = await drawAnew(file, async (picture, sharp) => {
    const { autoOrient } = await picture.metadata()
    const widest = Math.min(autoOrient.width, Math.floor((autoOrient.height * 4) / 3))
    if (widest < MIN_TOUR_PHOTO.width) return undefined
    const width = Math.min(widest, Math.max(...TOUR_PHOTO_FILES.map((one) => one.width)))
    const { data, info } = await picture
      .autoOrient()
      .flatten({ background: 'white' })
      .resize({ width, height: heightOf(width), fit: 'cover' })
      .timeout({ seconds: SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { channels } = info
    const drawn = () => sharp(data, { raw: { width: info.width, height: info.height, channels } })
    const files: PhotoFile[] = []
    for (const { width: wanted, maxBytes } of TOUR_PHOTO_FILES)
      if (files.length === 0 || width > (files[0]?.width ?? 0))
        files.push(await withinBytes(drawn, Math.min(wanted, width), maxBytes))
    return files
  })
  if (!made.ok) return made
  return made.drawn ? { ok: true, files: made.drawn } : refusePhoto('tooSmall')
}

/** The first file that is small enough; the last one when none is. */
async function withinBytes(drawn: () => Sharp, most: number, maxBytes: number): Promise<PhotoFile> {
  let file: PhotoFile = { width: 0, bytes: Buffer.alloc(0) }
  for (const { quality, part } of STEPS) {
    const width = Math.round(most * part)
    const size = { width, height: heightOf(width) }
    const webp = await drawn().resize(size).webp({ quality }).toBuffer()
    file = { width, bytes: Buffer.from(webp) }
    if (webp.length <= maxBytes) break
  }
  return file
}

function heightOf(width: number): number {
  return Math.round((width * 3) / 4)
}
