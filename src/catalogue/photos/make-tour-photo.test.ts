import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { makeTourPhoto } from './make-tour-photo.ts'
import { TOUR_PHOTO_FILES } from './photo.rules.ts'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'green' } })
    .jpeg()
    .toBuffer()

/** Noise: nothing is harder to compress. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Copyright: 'Secret Owner' } })
    .toBuffer()

async function filesOf(file: Buffer) {
  const made = await makeTourPhoto(file)
  return made.ok ? made.files : expect.fail(JSON.stringify(made))
}

test.for([
  [2400, 1600, 1600],
  [1200, 2600, 1200],
  [800, 600, 800],
] as const)(
  'a photo of %i by %i becomes 4:3, for phones and up to %i wide',
  async ([width, height, widest]) => {
    const files = await filesOf(await plain(width, height))
    expect(files.map((file) => file.width)).toEqual([640, widest])
    for (const file of files)
      expect(await sharp(file.bytes).metadata()).toMatchObject({
        ...{ format: 'webp', width: file.width, height: (file.width * 3) / 4 },
      })
  },
)

test('whatever it shows, each file stays within its bytes, and nothing but pixels survives', async () => {
  const files = await filesOf(await noise(1700, 1300))
  expect(files).toHaveLength(2)
  for (const [index, { bytes }] of files.entries()) {
    expect(bytes.length).toBeLessThanOrEqual(TOUR_PHOTO_FILES[index]?.maxBytes ?? 0)
    expect(bytes.length).toBeGreaterThan(1000)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    expect(bytes.includes('Secret')).toBe(false)
  }
})

test.for([
  ['a photo that is too narrow', () => plain(799, 700), 'photo.tooSmall'],
  ['a photo that is too low', () => plain(1600, 599), 'photo.tooSmall'],
  ['no file', async () => Buffer.alloc(0), 'photo.missing'],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo.format'],
  ['half a photo', async () => (await noise(900, 700)).subarray(0, 5000), 'photo.unreadable'],
] as const)('%s is refused at its field', async ([, file, code]) => {
  expect(await makeTourPhoto(await file())).toMatchObject({ reason: 'invalid', fields: { photo: { code } } })
})
