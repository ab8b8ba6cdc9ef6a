import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { maxPhotoBytes } from '#catalogue/photos/photo.rules.ts'
import { auditLog, reviewPhotos, testimonials } from '#platform/database/schema/schema.ts'
import { placedBooking } from '#tests/factories.ts'
import { storedReview } from '#tests/review-factories.ts'
import { testSite } from '#tests/site.ts'
import { addReviewPhoto } from './add-review-photo.ts'
import { decideReview, removeReviewPhoto } from './decide-review.ts'
import { findReviewPhoto, findShownReviewPhoto } from './review-photos.store.ts'

const NOI = 'noi@example.com'
const drawn = (background: string, width = 900, height = 900) =>
  sharp({ create: { width, height, channels: 3, background } })
const PHOTO = await drawn('red').jpeg().toBuffer()

/** A review that waits, and what its guest and an admin can do with its picture. */
async function siteWithReview() {
  const site = await testSite()
  const { booking } = await placedBooking(site)
  const review = await storedReview(site, { bookingId: booking.id })
  const about = (version: number) => ({ reviewId: review.id, version, admin: NOI })
  return {
    ...site,
    review,
    add: (file: Uint8Array = PHOTO, bookingId = booking.id) => addReviewPhoto(site.deps, { bookingId, file }),
    approve: (version: number) => decideReview(site.deps, { ...about(version), decision: 'approve' }),
    hide: (version: number) => decideReview(site.deps, { ...about(version), decision: 'hide' }),
    remove: (version: number) => removeReviewPhoto(site.deps, about(version)),
    listed: () => site.deps.db.read.select().from(reviewPhotos),
  }
}

test('a picture is kept as 4:3, one sent twice is one, and another one takes its place', async () => {
  await using site = await siteWithReview()
  for (const answer of await Promise.all([site.add(), site.add()])) expect(answer).toEqual({ ok: true })
  const [first, ...others] = await site.listed()
  expect(others).toEqual([])
  expect(await sharp(first?.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 })
  await site.add(await drawn('blue').png().toBuffer())
  const [second] = await site.listed()
  expect(second?.id).not.toBe(first?.id)
  const { dominant } = await sharp(second?.bytes).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
})

test('who has not seen the new picture cannot approve it', async () => {
  await using site = await siteWithReview()
  await site.add()
  expect(await site.approve(1)).toMatchObject({ problem: { code: 'review-changed-meanwhile' } })
  expect(await site.approve(2)).toEqual({ ok: true })
})

test('a picture is public as long as its review is shown, which takes no other one', async () => {
  await using site = await siteWithReview()
  await site.add()
  const [photo] = await site.listed()
  const { read } = site.deps.db
  const isPublic = async () => Boolean(await findShownReviewPhoto(read, photo?.id ?? ''))
  expect([await isPublic(), Boolean(await findReviewPhoto(read, site.review.id))]).toEqual([false, true])
  await site.approve(2)
  expect(await isPublic()).toBe(true)
  const refusal = { reason: 'not-possible', problem: { code: 'review-takes-no-photo' } }
  expect(await site.add()).toMatchObject(refusal)
  await site.hide(3)
  expect(await isPublic()).toBe(false)
  expect(await site.add()).toMatchObject(refusal)
  expect(await site.add(PHOTO, crypto.randomUUID())).toMatchObject(refusal)
  expect(await site.listed()).toEqual([photo])
})

test('an admin removes the picture that is seen, which is in the log, and it goes with its review', async () => {
  await using site = await siteWithReview()
  const { read } = site.deps.db
  await site.add()
  expect(await site.remove(1)).toMatchObject({ problem: { code: 'review-changed-meanwhile' } })
  expect(await site.listed()).toHaveLength(1)
  expect(await site.remove(2)).toEqual({ ok: true })
  expect(await site.listed()).toEqual([])
  expect(await read.select().from(auditLog)).toMatchObject([{ actor: NOI, action: 'review-photo-removed' }])
  await site.add()
  await read.delete(testimonials).where(eq(testimonials.id, site.review.id))
  expect(await site.listed()).toEqual([])
})

test('what is missing, too large, too small, too many pixels or no photo is refused at its field', async () => {
  await using site = await siteWithReview()
  const bomb = await drawn('red', 10_000, 5_100).png({ compressionLevel: 9 }).toBuffer()
  const refusals: [file: Uint8Array, code: string][] = [
    [new Uint8Array(), 'photo.missing'],
    [Buffer.concat([PHOTO, Buffer.alloc(maxPhotoBytes('review'))]), 'photo.tooLargeForLink'],
    [await drawn('red', 640, 480).jpeg().toBuffer(), 'photo.tooSmall'],
    [bomb, 'photo.unreadable'],
    [await drawn('red').gif().toBuffer(), 'photo.format'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo.format'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'photo.format'],
    [PHOTO.subarray(0, 400), 'photo.unreadable'],
  ]
  for (const [file, code] of refusals)
    expect(await site.add(file)).toMatchObject({ reason: 'invalid', fields: { photo: { code } } })
  expect(await site.listed()).toEqual([])
})
