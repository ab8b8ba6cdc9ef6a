// Resizes the operator's photos; called by scripts/photos.ts.
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

/** Part of the file hash: a change here regenerates all sizes. */
const ENCODING = {
  widths: [480, 960, 1600],
  formats: { avif: { quality: 52 }, webp: { quality: 76 } },
}
const FORMATS = ['avif', 'webp'] as const

/** The operator's photos in a folder. */
export function photographsIn(folder: string): string[] {
  return globSync('*.{jpg,jpeg,png,webp,JPG,JPEG,PNG,WEBP}', { cwd: folder }).sort()
}

/**
 * Writes `<name>-<hash>-<width>.avif` and `.webp` of every photo, rotated upright and without metadata. Existing files
 * with the same content hash are kept, and files without a photo are deleted.
 */
export async function makePhotoSizes(from: string, to: string): Promise<void> {
  const wanted = new Set<string>()
  for (const file of photographsIn(from)) {
    const photo = readFileSync(path.join(from, file))
    const { name } = path.parse(file)
    const stem = `${name}-${createHash('sha256').update(JSON.stringify(ENCODING)).update(photo).digest('hex').slice(0, 8)}`
    for (const width of await widthsOf(file, photo)) {
      for (const format of FORMATS) {
        const name = `${stem}-${width}.${format}`
        const size = path.join(to, name)
        wanted.add(name)
        if (existsSync(size)) continue
        mkdirSync(to, { recursive: true })
        const picture = sharp(photo).autoOrient().resize({ width })
        writeFileSync(size, await picture.toFormat(format, ENCODING.formats[format]).toBuffer())
      }
    }
  }
  for (const file of globSync('*', { cwd: to })) if (!wanted.has(file)) rmSync(path.join(to, file))
}

/** Never wider than the photo itself. */
async function widthsOf(file: string, photo: Buffer): Promise<number[]> {
  const { autoOrient } = await sharp(photo)
    .metadata()
    .catch((error) => {
      throw new Error(`The photo ${file} cannot be read as a picture: ${error.message}`)
    })
  const widest = Math.min(autoOrient.width, Math.max(...ENCODING.widths))
  return [...ENCODING.widths.filter((width) => width < widest), widest]
}
