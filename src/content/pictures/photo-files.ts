import { existsSync, readdirSync } from 'node:fs'

/** The addresses of a photo: one for every browser, and for each format all of them with their widths. */
export type PhotoFiles = { src: string; srcSets: { avif: string; webp: string } }

/** What `scripts/photo-sizes.ts` has made. */
const FOLDER = 'public/photos'
const made = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.webp')) : []

/**
 * The files of a photo, as a page names them.
 * @throws a sentence for the operator when there are none
 */
export function photoFiles(name: string, files: readonly string[] = made): PhotoFiles {
  const sizes = files
    .map((file) => ({ stem: file.replace(/\.webp$/, ''), width: Number(/-(\d+)\.webp$/.exec(file)?.[1]) }))
    .filter(({ stem }) => stem.replace(/-[0-9a-f]{8}-\d+$/, '') === name)
    .sort((a, b) => a.width - b.width)
  const largest = sizes.at(-1)
  if (!largest) throw new Error(`The photo "${name}" has no sizes yet. Please run npm run build.`)
  const srcSet = (format: string) =>
    sizes.map(({ stem, width }) => `/photos/${stem}.${format} ${width}w`).join(', ')
  return {
    src: `/photos/${largest.stem}.webp`,
    srcSets: { avif: srcSet('avif'), webp: srcSet('webp') },
  }
}
