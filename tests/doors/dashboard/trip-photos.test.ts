import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { canonicalPath, findTour } from '#catalogue/catalogue.rules.ts'
import { TOUR_PHOTO_FILES } from '#catalogue/photos/photo.rules.ts'
import { catalogue } from '#content/catalogue/catalogue.ts'
import { photos } from '#platform/database/schema/schema.ts'
import { type AdminSite, adminSite } from '../fixtures/admin-site.ts'

const ORIGIN = 'http://localhost:3000'
const TOUR = findTour(catalogue, 'hidden-gems') ?? expect.fail('no such trip')
const PAGE = `/desk/photos/${TOUR.id}`
/** Coarse noise: more than most photographs have to compress. */
const PHOTO = await sharp(randomBytes(320 * 240 * 3), { raw: { width: 320, height: 240, channels: 3 } })
  .resize(1600, 1200)
  .jpeg()
  .toBuffer()

function upload(site: AdminSite, fields: Record<string, string>, file: Uint8Array<ArrayBuffer> = PHOTO) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ act: 'add', ...fields })) form.set(name, value)
  form.set('photo', new File([file], 'cave.jpg', { type: 'image/jpeg' }))
  return site.get(PAGE, { method: 'POST', body: form, headers: { origin: ORIGIN, cookie: site.session } })
}

test('an uploaded photograph comes first in the gallery and on every card of its trip, small enough for phones', async () => {
  await using site = await adminSite()
  const photoId = crypto.randomUUID()
  const saved = await upload(site, { photoId, caption: 'The cave at noon' })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, PAGE])
  const [small, large] = await site.deps.db.read.select().from(photos).orderBy(photos.width)
  expect(large?.width).toBeGreaterThan(small?.width ?? 0)
  expect(small?.bytes.length).toBeLessThanOrEqual(TOUR_PHOTO_FILES[0].maxBytes)
  const trip = (await site.see(canonicalPath(TOUR))).html
  const gallery = trip.slice(trip.indexOf('<figure'))
  expect(gallery.indexOf(`/photos/${small?.id}.webp`)).toBeGreaterThan(0)
  expect(gallery.indexOf(`/photos/${small?.id}.webp`)).toBeLessThan(gallery.indexOf('/art/'))
  expect(trip).toContain(`<source media="(max-width: 720px)" srcSet="/photos/${small?.id}.webp"/>`)
  expect(trip).toContain('The cave at noon')
  expect(trip).toContain(`<meta property="og:image" content="${ORIGIN}/photos/${large?.id}.webp"/>`)
  const remote = `/tour/${TOUR.region}/${TOUR.id}`
  for (const path of ['/tours', `/pre-made-trips/${TOUR.region}`, remote, '/desk/photos'])
    expect((await site.see(path)).html, path).toContain(`/photos/${large?.id}.webp`)
  expect((await site.get(`/photos/${large?.id}.webp`)).headers.get('content-type')).toBe('image/webp')
  expect((await site.press(PAGE, { act: 'remove', photoId })).status).toBe(303)
  expect((await site.see(canonicalPath(TOUR))).html).not.toContain('/photos/')
  expect((await site.get(`/photos/${large?.id}.webp`)).status).toBe(404)
})

test('a refused photograph keeps the words that were typed, and a malformed form is not found', async () => {
  await using site = await adminSite()
  const refused = await upload(
    site,
    { photoId: crypto.randomUUID(), caption: 'My words' },
    Buffer.from('GIF'),
  )
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('Choose a JPEG, PNG or WebP photo')
  expect(refused.html).toContain('value="My words"')
  expect((await upload(site, { photoId: 'x', caption: 'My words' })).status).toBe(404)
  expect((await site.see('/desk/photos/no-such-trip')).status).toBe(404)
  expect(await site.deps.db.read.$count(photos)).toBe(0)
})
