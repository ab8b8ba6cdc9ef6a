// Validates content/photos and writes public/photos; called by npm run build and npm run dev.
import path from 'node:path'
import { photos } from '#content/pictures/photos.ts'
import { photoProblems, shownPictures, shownProblems } from '#content/pictures/picture-problems.ts'
import { makePhotoSizes, photographsIn } from './photo-sizes.ts'

/** The working directory is the project; this script may run from a copy. */
const ROOT = process.cwd()
const FROM = path.join(ROOT, 'content/photos')

const problems = [...photoProblems(Object.keys(photos), photographsIn(FROM)), ...shownProblems(shownPictures)]
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
await makePhotoSizes(FROM, path.join(ROOT, 'public/photos'))
