// Makes public/share/<poster>.jpg, 1200 by 630, for everybody who shares an address of the site; npm run build calls it.
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { posters } from '#content/posters.ts'
import { readPost } from '#content/read-post.ts'
import type { Poster } from '#content/site-posters.ts'

const ROOT = path.resolve(import.meta.dirname, '..')
const OUT = path.join(ROOT, 'public/share')
const SIZE = { width: 1200, height: 630 }
const MAX_BYTES = 150_000
const QUALITIES = [82, 74, 66, 58]
const BAND = '#0E4B43'
const SOURCES = [
  'scripts/share-pictures.ts',
  'src/content/posters.ts',
  'src/content/site-posters.ts',
  'public/favicon.svg',
]

// An article with a mistake in its front matter stops the build here, by its file's name.
for (const file of globSync('src/content/posts/*.md', { cwd: ROOT })) {
  readPost(file, readFileSync(path.join(ROOT, file), 'utf8'))
}

mkdirSync(OUT, { recursive: true })
const pictures = Object.entries<Poster>(posters).map(([name, { focus }]) => ({ name, poster: name, focus }))
await Promise.all(
  [...pictures, { name: 'brand', poster: 'hero-bridge', focus: posters['hero-bridge'].focus }]
    .filter(({ name, poster }) => !isFresh(name, poster))
    .map(async ({ name, poster, focus }) => {
      const isBrand = name === 'brand'
      const drawn = await croppedPoster(poster, focus)
      const picture = sharp(drawn).composite([isBrand ? await bigMark() : await cornerMark()])
      writeFileSync(fileOf(name), await smallEnough(await picture.png().toBuffer(), name))
    }),
)

/** The window of the poster that keeps its focal point in view, as the slots of the site do. */
async function croppedPoster(poster: string, focus: Poster['focus']): Promise<Buffer> {
  const svg = sharp(path.join(ROOT, 'public/art', `${poster}.svg`), { density: 144 })
  const { width = 0, height = 0 } = await svg.metadata()
  const scale = Math.max(SIZE.width / width, SIZE.height / height)
  const scaled = { width: Math.ceil(width * scale), height: Math.ceil(height * scale) }
  return svg
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

/** The sign of the business, small in the lower left corner. */
async function cornerMark() {
  return { input: await mark(72), left: 40, top: SIZE.height - 72 - 40 }
}

/** A poster with a broad band and the sign on it. */
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

/** Made after everything it is made of. */
function isFresh(name: string, poster: string): boolean {
  const made = statSync(fileOf(name), { throwIfNoEntry: false })
  const changed = [...SOURCES, `public/art/${poster}.svg`].map(
    (file) => statSync(path.join(ROOT, file)).mtimeMs,
  )
  return made !== undefined && made.mtimeMs > Math.max(...changed)
}

function fileOf(name: string): string {
  return path.join(OUT, `${name}.jpg`)
}
