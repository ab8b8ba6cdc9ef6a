import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listPhotos } from '#catalogue/photos/photos.store.ts'
import { drivers } from '#platform/database/schema/schema.ts'
import { type AdminSite, adminSite } from '../fixtures/admin-site.ts'

const ORIGIN = 'http://localhost:3000'
const PHOTO = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer()

async function siteWithDriver() {
  const site = await adminSite()
  const { db } = site.deps
  const [driver] = await db.read.insert(drivers).values({ name: 'Lek', phone: '+66 81 555 0123' }).returning()
  return {
    ...site,
    page: `/desk/fleet/photo/driver/${driver?.id}`,
    driverPage: `/desk/fleet/driver?id=${driver?.id}`,
  }
}

/** The form with a file, as a browser sends it. */
function upload(file: Uint8Array<ArrayBuffer>, name = 'lek.jpg', headers: Record<string, string> = {}) {
  const form = new FormData()
  form.set('seen', '')
  form.set('photo', new File([file], name, { type: 'image/jpeg' }))
  return { method: 'POST', body: form, headers: { origin: ORIGIN, ...headers } }
}

function ask(site: AdminSite, path: string, init: ReturnType<typeof upload>, cookie = site.session) {
  return site.get(path, { ...init, headers: { ...init.headers, ...(cookie ? { cookie } : {}) } })
}

test('an admin uploads a photo, everybody can keep it, and the admin removes it', async () => {
  await using site = await siteWithDriver()
  const saved = await ask(site, site.page, upload(PHOTO))
  expect([saved.status, saved.headers.get('location')]).toEqual([303, site.driverPage])
  const [photo] = await listPhotos(site.deps.db.read)
  const address = `/photos/${photo?.id}.webp`
  for (const path of [site.page, site.driverPage, '/desk/fleet'])
    expect((await site.see(path)).html, path).toContain(`src="${address}"`)
  const visitors: Record<string, string>[] = [{}, { cookie: site.session }]
  for (const headers of visitors) {
    const served = await site.get(address, { headers })
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  }
  for (const other of [`${address}.anything`, `${address}.`, `${address}.webp`, address.toUpperCase()])
    expect((await site.get(other)).status, other).toBe(404)
  const removed = await site.press(site.page, { act: 'remove', seen: photo?.id ?? '' })
  expect(removed.headers.get('set-cookie')).toContain('flash=photo-removed')
  expect((await site.get(address)).status).toBe(404)
})

test('what is no photo, or too large, comes back with a sentence at the field', async () => {
  await using site = await siteWithDriver()
  const refusals: [file: Buffer<ArrayBuffer>, name: string, sentence: string][] = [
    [Buffer.alloc(0), '', 'Choose a photo'],
    [Buffer.from('<script>alert(1)</script>'), 'lek.jpg', 'Choose a JPEG, PNG or WebP photo'],
    [Buffer.concat([PHOTO, Buffer.alloc(21 * 1024 * 1024)]), 'lek.jpg', 'Choose a photo of up to 20 MB'],
    [Buffer.from(PHOTO.subarray(0, 200)), 'lek.jpg', 'This photo can’t be read'],
  ]
  for (const [file, name, sentence] of refusals) {
    const { status, text } = await ask(site, site.page, upload(file, name))
    expect({ sentence, status, said: text.includes(sentence) }).toEqual({ sentence, status: 422, said: true })
  }
  const enormous = await ask(site, site.page, upload(Buffer.alloc(41 * 1024 * 1024)))
  expect(enormous.status).toBe(413)
  expect(await listPhotos(site.deps.db.read)).toEqual([])
})

test('no form of another address takes a body of that size', async () => {
  await using site = await siteWithDriver()
  const large = upload(Buffer.alloc(1024 * 1024))
  for (const path of ['/desk/fleet/driver', '/desk/fleet/block', '/custom-trip', '/desk/fleet/photo'])
    expect((await ask(site, path, large)).status, path).toBe(413)
})

test('a stranger, and a form from another site, upload nothing', async () => {
  await using site = await siteWithDriver()
  const stranger = await ask(site, site.page, upload(PHOTO), '')
  expect(stranger.status).toBe(401)
  const foreign = await ask(site, site.page, upload(PHOTO, 'lek.jpg', { origin: 'https://evil.example' }))
  expect(foreign.status).toBe(403)
  expect(await listPhotos(site.deps.db.read)).toEqual([])
})

test('a broken upload and an address without a driver or vehicle are refused', async () => {
  await using site = await siteWithDriver()
  const headers = { origin: ORIGIN, cookie: site.session, 'content-type': 'multipart/form-data; boundary=x' }
  expect((await site.get(site.page, { method: 'POST', headers, body: '--x\r\nno end' })).status).toBe(400)
  for (const of of [`driver/${crypto.randomUUID()}`, `boat/${crypto.randomUUID()}`, 'driver/x'])
    expect((await site.see(`/desk/fleet/photo/${of}`)).status, of).toBe(404)
  for (const file of ['x.webp', `${crypto.randomUUID()}.webp`, `${crypto.randomUUID()}.svg`])
    expect((await site.get(`/photos/${file}`)).status, file).toBe(404)
})
