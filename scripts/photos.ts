// Makes public/photos from src/content/photos, and stops at a picture that is not what it says; npm run build and npm run dev call it.
import path from 'node:path'
import { photos } from '#content/photos.ts'
import { photoProblems, shownPictures, shownProblems } from '#content/picture-problems.ts'
import { makePhotoSizes, photographsIn } from './photo-sizes.ts'

/** The project's folder, where every command runs: this script may stand in a copy. */
const ROOT = process.cwd()
const FROM = path.join(ROOT, 'src/content/photos')

const problems = [...photoProblems(Object.keys(photos), photographsIn(FROM)), ...shownProblems(shownPictures)]
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
await makePhotoSizes(FROM, path.join(ROOT, 'public/photos'))
