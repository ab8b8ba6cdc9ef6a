import sharp from 'sharp'
import { expect, test } from 'vitest'
import { updateBookingStatus } from '#bookings/bookings.store.ts'
import { bookings, reviewPhotos, testimonials } from '#platform/database/schema/schema.ts'
import { placedBooking } from '../../factories.ts'
import { adminSite, rowsOf } from '../fixtures/admin-site.ts'
import { formPost } from '../fixtures/built-site.ts'
import { visitorOf } from '../fixtures/visitor.ts'

const PHOTO = await sharp({ create: { width: 900, height: 700, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer()

/** A guest who has just sent a review of a trip. */
async function siteWithReview() {
  const site = await adminSite()
  const { booking, token } = await placedBooking(site, 'erawan-death-railway')
  await site.deps.db.transaction(
    async (tx) => {
      await updateBookingStatus(tx, booking, 'accept')
      // Without waiting for the day, at which the admin would have to sign in again.
      await tx.update(bookings).set({ travelDate: '2026-11-19' })
    },
    { actor: 'staff:office@example.com' },
  )
  const path = `/review?booking=${token}`
  const review = { name: 'Ada Lovelace', country: 'Kenya', rating: '4', reviewText: 'A calm driver.' }
  const thanks = await site.get(path, formPost(path, review))
  /** The form of the picture, as a browser without scripts sends it. */
  const send = (file: Uint8Array<ArrayBuffer>, to = path, origin = 'http://localhost:3000') => {
    const body = new FormData()
    body.set('act', 'photo')
    body.set('photo', new File([file], 'day.jpg', { type: 'image/jpeg' }))
    return site.get(to, { method: 'POST', body, headers: { origin } })
  }
  const [stored] = await site.deps.db.read.select().from(testimonials)
  const page = `/admin/testimonials/${stored?.id}`
  const decide = (version: number, decision: string) =>
    site.press(page, { back: '/admin', decision, version: String(version) })
  const findPhoto = async () => (await site.deps.db.read.select().from(reviewPhotos))[0]
  return { ...site, path, thanks, send, page, decide, findPhoto }
}

test('a guest adds a picture after the review, which only admins see until one approves it', async () => {
  await using site = await siteWithReview()
  const { path, page } = site
  for (const { text } of [site.thanks, await site.get(path)])
    expect(text).toContain('Add a picture of your day')
  const sent = await site.send(PHOTO)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}#picture`])
  expect((await site.get(path)).html).toContain('src="data:image/webp;base64,')

  const { id } = (await site.findPhoto()) ?? expect.fail('no picture')
  const address = `/photos/${id}.webp`
  expect((await site.get(address)).status).toBe(404)
  for (const at of [page, '/admin']) expect((await site.see(at)).html, at).toContain(`src="${page}/photo"`)
  expect(rowsOf((await site.see('/admin')).html)[0]).toContain('Picture, on the site once you approve')
  expect(Object.fromEntries((await site.see(`${page}/photo`)).headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const stranger = await visitorOf(site).ask(`${page}/photo`)
  expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/auth'])

  await site.decide(2, 'approve')
  const served = await site.get(address)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  })
  // In the gallery the caption names a picture.
  const shown: [at: string, heading: string, alt: string][] = [
    ['/tours/bangkok/erawan-death-railway', 'What guests say', 'Picture by Ada, Kenya'],
    ['/', 'Along the way', ''],
  ]
  for (const [at, heading, alt] of shown) {
    const { html, text } = await site.get(at)
    expect(text.slice(text.indexOf(heading)), at).toMatch(/· Ada, Kenya · November 2026/)
    expect(html, at).toContain(`src="${address}" alt="${alt}"`)
  }
  const trip = await site.get('/tours/bangkok/erawan-death-railway')
  expect(trip.text).toContain('All 4 pictures, 1 by guests')
  const late = await site.send(PHOTO)
  expect([late.status, late.text.includes('until we’ve looked at it')]).toEqual([409, true])
  const afterwards = await site.get(path)
  expect(afterwards.text).toContain('Your picture')
  expect(afterwards.html).not.toContain('type="file"')
  await site.decide(3, 'hide')
  expect((await site.get(address)).status).toBe(404)
  for (const at of Object.keys(shown)) expect((await site.get(at)).html, at).not.toContain(address)
})

test('the desk removes a picture, and the review stays', async () => {
  await using site = await siteWithReview()
  await site.send(PHOTO)
  expect((await site.decide(1, 'remove-photo')).status).toBe(409)
  const removed = await site.decide(2, 'remove-photo')
  expect(removed.headers.get('set-cookie')).toContain('flash=review-photo-removed')
  expect(await site.findPhoto()).toBeUndefined()
  expect((await site.see(site.page)).text).toContain('A calm driver.')
  expect((await site.see(`${site.page}/photo`)).status).toBe(404)
  expect((await site.see('/admin/overview')).text).toContain('Removed the picture from the review of')
})

test('a refused file comes back with a sentence at its field, and too large a body with 413', async () => {
  await using site = await siteWithReview()
  const tooLarge = Buffer.concat([PHOTO, Buffer.alloc(5 * 1024 * 1024)])
  const refusals = [
    [Buffer.from('<script>alert(1)</script>'), 'Choose a JPEG, PNG or WebP photo'],
    [tooLarge, 'Choose a photo of up to 5 MB'],
  ] as const
  for (const [file, sentence] of refusals) {
    const { status, text, html } = await site.send(file)
    expect([status, text.includes(sentence)]).toEqual([422, true])
    expect(html).toContain('id="review-photo-error"')
  }
  expect((await site.send(Buffer.alloc(11 * 1024 * 1024))).status).toBe(413)
  expect(await site.findPhoto()).toBeUndefined()
})

test('without the link of the guest, or from another site, no picture is added', async () => {
  await using site = await siteWithReview()
  const other = await placedBooking(site, 'hidden-gems')
  const answers = {
    none: await site.send(PHOTO, '/review'),
    wrong: await site.send(PHOTO, `/review?booking=${'A'.repeat(22)}`),
    ofAnother: await site.send(PHOTO, `/review?booking=${other.token}`),
    foreign: await site.send(PHOTO, site.path, 'https://evil.example'),
  }
  const statuses = Object.entries(answers).map(([name, { status }]) => [name, status])
  expect(Object.fromEntries(statuses)).toEqual({ none: 404, wrong: 404, ofAnother: 409, foreign: 403 })
  expect(await site.findPhoto()).toBeUndefined()
})
