import { existsSync, readdirSync } from 'node:fs'

/** The addresses of a photo: `src` for every browser, and a `srcset` for each format. */
export type PhotoFiles = { src: string; srcSets: { avif: string; webp: string } }

/** The folder to which `scripts/photo-sizes.ts` writes. */
const FOLDER = 'public/photos'
const generatedFiles = existsSync(FOLDER) ? readdirSync(FOLDER).filter((file) => file.endsWith('.webp')) : []

/**
 * The addresses of a photo's files.
 * @throws an error with a sentence for the operator when the sizes have not been generated
 */
export function photoFiles(name: string, files: readonly string[] = generatedFiles): PhotoFiles {
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
