import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makePhoto } from './make-photo.ts'
import type { PhotoKind } from './photo.rules.ts'

/** What becomes of a file; `undefined` when it is refused. */
async function made(kind: PhotoKind, file: Buffer) {
  const photo = await makePhoto(kind, file)
  return photo.ok ? photo.bytes : undefined
}

const RED = { r: 200, g: 20, b: 20 }

/** A picture that is red in its left half and white in the other. */
function picture(width: number, height: number) {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: RED } as const
  return sharp({ create: { width, height, channels: 3, background: 'white' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ])
}

/** A PNG of few bytes that says that it is this large. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))))
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes a WebP of the size for its use', async (format) => {
  const file = await picture(900, 1600).toFormat(format).toBuffer()
  for (const [kind, size] of [
    ['vehicle', { width: 960, height: 640 }],
    ['driver', { width: 480, height: 480 }],
    ['noShow', { width: 720, height: 1280 }],
  ] as const) {
    expect(await sharp(await made(kind, file)).metadata()).toMatchObject({ format: 'webp', ...size })
  }
})

test('a photo is turned upright, and place, camera and every other note are gone', async () => {
  const notes = {
    IFD0: { Copyright: 'Secret Owner', Make: 'Secret Camera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 2/1 30/1' },
  }
  const file = await picture(600, 600)
    .jpeg()
    .withExif(notes)
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Secret Note --></x:xmpmeta>')
    .toBuffer()
  expect(file.includes('Secret Note')).toBe(true)
  expect((await sharp(file).metadata()).exif).toBeDefined()
  const photo = (await made('driver', file)) ?? expect.fail('the photo was refused')
  const { exif, xmp, iptc, icc, orientation, comments } = await sharp(photo).metadata()
  expect({ exif, xmp, iptc, icc, orientation, comments }).toEqual({})
  expect(photo.includes('Secret')).toBe(false)
  // Turned clockwise, the left half is above.
  const [above, below] = await Promise.all([100, 380].map((top) => colourAt(photo, { left: 240, top })))
  expect(above?.g).toBeLessThan(100)
  expect(below?.g).toBeGreaterThan(200)
})

test('an upright photo of a driver keeps its top, where the face is', async () => {
  const upright = await picture(1000, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const photo = (await made('driver', upright)) ?? expect.fail('the photo was refused')
  expect((await colourAt(photo, { left: 240, top: 450 }))?.g).toBeLessThan(100)
})

async function colourAt(file: Buffer, at: { left: number; top: number }) {
  const { dominant } = await sharp(
    await sharp(file)
      .extract({ ...at, width: 20, height: 20 })
      .png()
      .toBuffer(),
  ).stats()
  return dominant
}

test('what was hidden behind a picture does not survive', async () => {
  const file = Buffer.concat([
    await picture(600, 600).png().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ])
  const photo = await made('driver', file)
  expect(photo?.includes('script')).toBe(false)
  expect(photo?.subarray(0, 4).toString()).toBe('RIFF')
})

test('drawings, pages, damaged and truncated files are refused', async () => {
  const jpeg = await picture(600, 600).jpeg().toBuffer()
  const png = await picture(600, 600).png().toBuffer()
  const refused: [what: string, file: Buffer][] = [
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"/>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', await picture(60, 60).gif().toBuffer()],
    [
      'the first bytes of a JPEG before a page',
      Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
    ],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2)],
    ['half a PNG', png.subarray(0, png.length / 2)],
    ['nothing', Buffer.alloc(0)],
  ]
  for (const [what, file] of refused) expect(await made('vehicle', file), what).toBeUndefined()
})

test('a photo with a mistake that does not damage the picture is taken, as some phones write them', async () => {
  const jpeg = await picture(600, 600).jpeg().toBuffer()
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]))
  const components = jpeg[scan + 4] ?? 0
  // The last coefficient of the scan: 63 in every whole JPEG.
  const last = scan + 6 + 2 * components
  expect(jpeg[last]).toBe(63)
  jpeg[last] = 0
  expect(await made('vehicle', jpeg)).toBeDefined()
})

test('a photo of 108 megapixels is taken', async () => {
  const file = await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: RED } })
    .jpeg({ quality: 1 })
    .toBuffer()
  expect(await made('vehicle', file)).toBeDefined()
})

test('a small file with too many pixels is refused', async () => {
  const file = hugePng(20_000, 20_000)
  expect(file.length).toBeLessThan(100_000)
  expect(await made('vehicle', file)).toBeUndefined()
  expect(await made('vehicle', hugePng(2000, 2000))).toBeDefined()
})
