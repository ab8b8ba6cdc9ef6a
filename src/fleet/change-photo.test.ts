import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maxPhotoBytes, type PhotoSubject } from '#catalogue/photos/photo.rules.ts'
import { findPhotoBytes, listPhotos } from '#catalogue/photos/photos.store.ts'
import { auditLog, drivers } from '#platform/database/schema/schema.ts'
import { insertDrivers } from '#tests/database/fleet-rows.ts'
import { testSite } from '#tests/site.ts'
import { removePhoto, savePhoto } from './change-photo.ts'

const ADMIN = 'noi@example.com'
const PHOTO = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } })
  .png()
  .toBuffer()

async function siteWithDriver() {
  const site = await testSite()
  await site.deps.db.transaction((tx) => insertDrivers(tx, 1), { actor: `staff:${ADMIN}` })
  const [driver] = await site.deps.db.read.select().from(drivers)
  const subject: PhotoSubject = { kind: 'driver', id: driver?.id ?? '' }
  const save = (seen: string | null, file: Uint8Array = PHOTO) =>
    savePhoto(site.deps, { subject, seen, file, admin: ADMIN })
  const remove = (seen: string | null) => removePhoto(site.deps, { subject, seen, admin: ADMIN })
  return { ...site, subject, save, remove, listed: () => listPhotos(site.deps.db.read) }
}

test('a photo is stored, replaced under another id, and removed, each in the log', async () => {
  await using site = await siteWithDriver()
  const { db } = site.deps
  expect(await site.save(null)).toEqual({ ok: true })
  const [first] = await site.listed()
  expect(first).toMatchObject({ driverId: site.subject.id, vehicleId: null })
  expect((await findPhotoBytes(db.read, first?.id ?? ''))?.subarray(8, 12).toString()).toBe('WEBP')
  expect(await site.save(first?.id ?? '')).toEqual({ ok: true })
  const [second, ...more] = await site.listed()
  expect(more).toEqual([])
  expect(second?.id).not.toBe(first?.id)
  expect(await findPhotoBytes(db.read, first?.id ?? '')).toBeUndefined()
  expect(await site.remove(second?.id ?? '')).toEqual({ ok: true })
  expect(await site.listed()).toEqual([])
  const acts = await db.read.select().from(auditLog).orderBy(auditLog.at)
  expect(acts.map(({ actor, action, detail }) => [actor, action, detail])).toEqual([
    [ADMIN, 'photo-changed', 'Driver 1'],
    [ADMIN, 'photo-changed', 'Driver 1'],
    [ADMIN, 'photo-removed', 'Driver 1'],
  ])
})

test('of two admins at one photo, the second is refused and the photo of the first stays', async () => {
  await using site = await siteWithDriver()
  const both = await Promise.all([site.save(null), site.save(null)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(both).toContainEqual(expect.objectContaining({ problem: { code: 'photo-changed-meanwhile' } }))
  const [kept] = await site.listed()
  for (const late of [await site.save(null), await site.save(crypto.randomUUID()), await site.remove(null)])
    expect(late).toMatchObject({ ok: false, reason: 'not-possible' })
  expect(await site.listed()).toEqual([kept])
})

test('a file that is missing, too large or no photo is refused at its field', async () => {
  await using site = await siteWithDriver()
  const refusals: [file: Uint8Array, code: string][] = [
    [new Uint8Array(), 'photo.missing'],
    [Buffer.concat([PHOTO, Buffer.alloc(maxPhotoBytes('driver'))]), 'photo.tooLarge'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo.format'],
    [PHOTO.subarray(0, 60), 'photo.unreadable'],
  ]
  for (const [file, code] of refusals)
    expect(await site.save(null, file)).toMatchObject({ reason: 'invalid', fields: { photo: { code } } })
  expect(await site.listed()).toEqual([])
})

test('a photo goes with its driver', async () => {
  await using site = await siteWithDriver()
  await site.save(null)
  const { db } = site.deps
  await db.transaction((tx) => tx.delete(drivers).where(eq(drivers.id, site.subject.id)), {
    actor: `staff:${ADMIN}`,
  })
  expect(await site.listed()).toEqual([])
  expect(await site.save(null)).toMatchObject({ reason: 'not-found', problem: { code: 'driver-unknown' } })
})
