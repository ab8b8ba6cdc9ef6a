import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { makePhotoSizes } from '../../scripts/photo-sizes.ts'

type Shot = { width?: number; height?: number; orientation?: number }

/** A photograph with camera metadata and location: red on the left, blue on the right. */
async function shot({ width = 1000, height = 400, orientation = 1 }: Shot = {}): Promise<Buffer> {
  const half = { create: { width: width / 2, height, channels: 3, background: 'blue' } } as const
  return sharp({ create: { width, height, channels: 3, background: 'red' } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .withExif({ IFD0: { Model: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 2/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}

/** The operator's folder, with `photo` in it, and the one for the sizes. */
function foldersWith(photo: Buffer) {
  const root = mkdtempSync(path.join(tmpdir(), 'photos [1-2] *-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const [from, to] = [path.join(root, 'from'), path.join(root, 'to')]
  mkdirSync(from)
  writeFileSync(path.join(from, 'my-place.JPG'), photo)
  return {
    from,
    to,
    replace: (other: Buffer) => writeFileSync(path.join(from, 'my-place.JPG'), other),
    made: () =>
      readdirSync(to)
        .sort()
        .map((file) => ({ file, path: path.join(to, file), changed: statSync(path.join(to, file)).mtimeMs })),
  }
}

async function sizesOf(made: { path: string }[]): Promise<string[]> {
  const found = await Promise.all(made.map((size) => sharp(size.path).metadata()))
  return found.map(
    ({ format, width, height, compression = '' }) => `${format}${compression} ${width}x${height}`,
  )
}

test('a large photo is resized to three widths, each as AVIF and WebP', async () => {
  const { from, to, made } = foldersWith(await shot({ width: 2000, height: 800 }))
  await makePhotoSizes(from, to)
  expect((await sizesOf(made())).sort()).toEqual([
    'heifav1 1600x640',
    'heifav1 480x192',
    'heifav1 960x384',
    'webp 1600x640',
    'webp 480x192',
    'webp 960x384',
  ])
  expect(made()[0]?.file).toMatch(/^my-place-[0-9a-f]{8}-1600\.avif$/)
})

test('no size is wider than the photo', async () => {
  const { from, to, made } = foldersWith(await shot({ width: 700, height: 300 }))
  await makePhotoSizes(from, to)
  expect((await sizesOf(made())).sort()).toEqual([
    'heifav1 480x206',
    'heifav1 700x300',
    'webp 480x206',
    'webp 700x300',
  ])
})

test('camera metadata is removed', async () => {
  const photo = await shot()
  expect(String((await sharp(photo).metadata()).exif)).toContain('Camera')
  const { from, to, made } = foldersWith(photo)
  await makePhotoSizes(from, to)
  for (const size of made()) {
    const { exif, icc, iptc, xmp } = await sharp(size.path).metadata()
    expect({ exif, icc, iptc, xmp }, size.file).toEqual({})
  }
})

test('a photo is rotated by its orientation', async () => {
  const { from, to, made } = foldersWith(await shot({ orientation: 6 }))
  await makePhotoSizes(from, to)
  expect((await sizesOf(made())).sort()).toEqual(['heifav1 400x1000', 'webp 400x1000'])
  for (const size of made()) {
    const spot = sharp(size.path).extract({ left: 100, top: 50, width: 1, height: 1 })
    const [red = 0] = await spot.raw().toBuffer()
    expect(red, size.file).toBeGreaterThan(200)
  }
})

test('sizes are made again only for a changed photo, and the old ones are deleted', async () => {
  const { from, to, made, replace } = foldersWith(await shot())
  await makePhotoSizes(from, to)
  for (const size of made()) utimesSync(size.path, 1, 1)
  const first = made()
  await makePhotoSizes(from, to)
  expect(made()).toEqual(first)

  replace(await shot({ height: 500 }))
  await makePhotoSizes(from, to)
  const names = new Set(first.map(({ file }) => file))
  expect(made()).toHaveLength(first.length)
  expect(made().filter(({ file }) => names.has(file))).toEqual([])
})

test('an unreadable picture is named in the error', async () => {
  const { from, to } = foldersWith(Buffer.from('no picture'))
  await expect(makePhotoSizes(from, to)).rejects.toThrow('The photo my-place.JPG cannot be read as a picture')
})
