import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findDrivePhoto } from '#drives/drive-photos.store.ts'
import { renewDriverLink } from '#guests/links/driver-links.ts'
import { drivePhotos, driveSteps } from '#platform/database/schema/schema.ts'
import { DESK, dayLink, drivenTrip, goTo } from '#tests/drive-factories.ts'
import { builtSite } from '../fixtures/built-site.ts'
import { adminOf } from '../fixtures/signed-in.ts'
import { visitorOf } from '../fixtures/visitor.ts'

const DAY = '2027-01-15'
const PHOTO = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'red' } })
  .jpeg()
  .toBuffer()

/** A driver who waits at the pickup and has waited long enough. */
async function waitingDriver() {
  const site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const trip = await drivenTrip(site)
  const { driverId, otherId, legId } = trip
  const token = await dayLink(site, { driverId, day: DAY })
  const job = `/driver/${token}/${legId}`
  const others = `/driver/${await dayLink(site, { driverId: otherId, day: DAY })}/${legId}`
  /** A form with a file, as a browser without scripts or the script of the page sends it. */
  const send = (fields: Record<string, string>, file?: Uint8Array<ArrayBuffer>, path = job) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.set(name, value)
    if (file) body.set('photo', new File([file], 'pickup.jpg', { type: 'image/jpeg' }))
    return site.get(path, { method: 'POST', body, headers: { origin: 'http://localhost:3000' } })
  }
  goTo(site, `${DAY}T05:22`)
  for (const step of ['departed', 'arrived']) await send({ step, pressId: crypto.randomUUID() })
  goTo(site, `${DAY}T06:35`)
  const { visitor } = await adminOf(site)
  const see = (path: string) => visitor.ask(path)
  return { ...site, see, trip, job, others, send, pressId: crypto.randomUUID() }
}

test('without scripts a report takes its photo along, which admins see and nobody else', async () => {
  await using site = await waitingDriver()
  const { pressId, trip, job } = site
  const report = { step: 'no_show', pressId, note: 'I cannot find the guest', called: '06:12 06:26' }
  for (const sent of [await site.send(report, PHOTO), await site.send(report, PHOTO)])
    expect([sent.status, sent.headers.get('location')]).toEqual([303, job])
  expect((await site.get(job)).text).toContain('ส่งรูปแล้ว')
  const address = `/desk/drives/photo/${pressId}`
  for (const path of ['/desk', `/desk/bookings/${trip.booking.reference}`]) {
    const page = await site.see(path)
    expect(page.html, path).toContain(`src="${address}"`)
    expect(page.text, path).toContain('I cannot find the guest. Pressed Call at 06:12, 06:26.')
    expect(page.text, path).toContain('Photo received 06:35')
  }
  const { text } = await site.see(`/desk/bookings/${trip.booking.reference}`)
  expect(text).toContain('The driver is at the pickup, and waits for your call.')
  const served = await site.see(address)
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  expect((await site.see(`/desk/drives/photo/${crypto.randomUUID()}`)).status).toBe(404)
  const stranger = await visitorOf(site).ask(address)
  expect([stranger.status, stranger.headers.get('location')]).toEqual([303, '/auth'])
  expect((await site.get(`/photos/${pressId}.webp`)).status).toBe(404)
})

test('a report stands without its photo, whatever was sent as one, and the photo can follow', async () => {
  await using site = await waitingDriver()
  const { pressId, job, send } = site
  const report = { step: 'no_show', pressId, note: 'I cannot find the guest' }
  const refused = await send(report, Buffer.from('<!doctype html><script>alert(1)</script>'))
  expect([refused.status, refused.text.includes('เปิดรูปนี้ไม่ได้')]).toEqual([422, true])
  expect(refused.text).toContain('แจ้งออฟฟิศแล้วว่าลูกค้าไม่มา')
  expect((await site.see('/desk')).text).toContain('No photo was sent.')
  const tooLarge = Buffer.concat([PHOTO, Buffer.alloc(5 * 1024 * 1024)])
  expect((await send({ photoOf: pressId }, tooLarge)).text).toContain('รูปใหญ่เกินไป')
  expect((await send({ photoOf: pressId }, Buffer.alloc(11 * 1024 * 1024))).status).toBe(413)
  const sent = await send({ photoOf: pressId }, PHOTO)
  expect([sent.status, sent.headers.get('location')]).toEqual([303, job])
  expect(await site.deps.db.read.$count(drivePhotos)).toBe(1)
})

test('a photo that the phone has kept comes after its report, and only through the link of its driver', async () => {
  await using site = await waitingDriver()
  const { pressId, send, others, trip } = site
  const { read } = site.deps.db
  await send({ step: 'no_show', pressId, note: 'I cannot find the guest', photoComing: '1', queued: '1' })
  expect((await site.see('/desk')).text).toContain('The photo is still to come')
  const photo = { photoOf: pressId, takenAt: `${DAY}T06:31:00+07:00`, queued: '1' }
  const foreign = await send(photo, PHOTO, others)
  expect([foreign.status, await read.$count(drivePhotos)]).toEqual([409, 0])
  const sent = await send(photo, PHOTO)
  expect(JSON.parse(sent.html)).toEqual({ ok: true, said: null })
  expect(await findDrivePhoto(read, pressId)).toMatchObject({ takenAt: new Date(photo.takenAt) })
  expect((await site.see('/desk')).text).toContain('Photo taken 06:31')
  await renewDriverLink(site.deps, { driverId: trip.driverId, day: DAY }, DESK.admin)
  for (const path of [undefined, `/driver/AAAAAAAAAAAAAAAAAAAAAA/${trip.legId}`])
    expect((await send(photo, PHOTO, path)).status).toBe(404)
  expect(await read.$count(driveSteps)).toBe(3)
})
