// Renders public/share/<picture>.jpg, 1200 by 630, for link previews (Open Graph); called by npm run build.
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { readPost } from '#content/markdown/read-post.ts'
import { nameOf } from '#content/pictures/picture-problems.ts'
import { pictures } from '#content/pictures/pictures.ts'
import { posters } from '#content/pictures/posters.ts'
import type { Poster } from '#content/pictures/site-posters.ts'
import { photographsIn } from './photo-sizes.ts'

/** The working directory is the project; this script may run from a copy, whose files are all new. */
const ROOT = process.cwd()
const OUT = path.join(ROOT, 'public/share')
const PHOTOS = path.join(ROOT, 'content/photos')
const SIZE = { width: 1200, height: 630 }
const MAX_BYTES = 150_000
const QUALITIES = [82, 74, 66, 58, 50, 42, 34]
const BAND = '#0E4B43'
const SOURCES = [
  'scripts/share-pictures.ts',
  'content/pictures/photos.ts',
  'content/pictures/posters.ts',
  'content/pictures/site-posters.ts',
  'public/favicon.svg',
]

// Invalid front matter of an article stops the build here.
for (const file of globSync('content/posts/*.md', { cwd: ROOT })) {
  readPost(file, readFileSync(path.join(ROOT, file), 'utf8'))
}

mkdirSync(OUT, { recursive: true })
const photographs = new Map(photographsIn(PHOTOS).map((file) => [nameOf(file), path.join(PHOTOS, file)]))
const wanted = Object.entries<Poster>(pictures).map(([name, { focus }]) => ({ name, poster: name, focus }))
wanted.push({ name: 'brand', poster: 'hero-bridge', focus: posters['hero-bridge'].focus })
for (const file of readdirSync(OUT))
  if (!wanted.some(({ name }) => file === `${name}.jpg`)) rmSync(path.join(OUT, file))
await Promise.all(
  wanted
    .filter(({ name, poster }) => !isFresh(name, poster))
    .map(async ({ name, poster, focus }) => {
      const isBrand = name === 'brand'
      const cropped = await croppedPicture(poster, focus)
      const picture = sharp(cropped).composite([isBrand ? await bigMark() : await cornerMark()])
      writeFileSync(fileOf(name), await smallEnough(await picture.png().toBuffer(), name))
    }),
)

/** The crop that keeps the focal point in view, like on the site. */
async function croppedPicture(name: string, focus: Poster['focus']): Promise<Buffer> {
  const picture = sharp(sourceOf(name), { density: 144 }).autoOrient()
  const { width, height } = (await picture.metadata()).autoOrient
  const scale = Math.max(SIZE.width / width, SIZE.height / height)
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  return picture
    .resize(scaled)
    .extract({
      left: Math.round(((scaled.width - SIZE.width) * (focus?.x ?? 50)) / 100),
      top: Math.round(((scaled.height - SIZE.height) * (focus?.y ?? 50)) / 100),
      ...SIZE,
    })
    .flatten({ background: BAND })
    .png()
    .toBuffer()
}

/** The logo, small in the lower left corner. */
async function cornerMark() {
  return { input: await mark(72), left: 40, top: SIZE.height - 72 - 40 }
}

/** A poster with a broad band and the logo on it. */
async function bigMark() {
  const width = 430
  const sign = await mark(220)
  const band = sharp({ create: { width, height: SIZE.height, channels: 3, background: BAND } })
  const input = await band
    .composite([{ input: sign, left: (width - 220) / 2, top: (SIZE.height - 220) / 2 }])
    .png()
    .toBuffer()
  return { input, left: 0, top: 0 }
}

function mark(size: number): Promise<Buffer> {
  return sharp(path.join(ROOT, 'public/favicon.svg'), { density: 288 }).resize(size, size).png().toBuffer()
}

async function smallEnough(picture: Buffer, name: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const jpeg = await sharp(picture).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= MAX_BYTES) return jpeg
  }
  throw new Error(`the picture of ${name} does not fit into ${MAX_BYTES} bytes`)
}

/** Is the file newer than all its sources? */
function isFresh(name: string, poster: string): boolean {
  const made = statSync(fileOf(name), { throwIfNoEntry: false })
  const sources = [...SOURCES.map((file) => path.join(ROOT, file)), sourceOf(poster)]
  // A copied file may keep its mtime, but not its ctime.
  const changed = sources
    .map((file) => statSync(file))
    .map(({ mtimeMs, ctimeMs }) => Math.max(mtimeMs, ctimeMs))
  return made !== undefined && made.mtimeMs > Math.max(...changed)
}

/** The drawing, or the photograph of the operator. */
function sourceOf(name: string): string {
  return photographs.get(name) ?? path.join(ROOT, 'public/art', `${name}.svg`)
}

function fileOf(name: string): string {
  return path.join(OUT, `${name}.jpg`)
}
