import { expect, test } from 'vitest'
import { cancelByStaff } from '#bookings/cancelling/cancel-booking.ts'
import { assignVehicle } from '#fleet/allocation/assign-vehicle.ts'
import { listDriverLinks, renewDriverLink } from '#guests/links/driver-links.ts'
import { accessLinks, bookings, driveSteps, legs, mails, vehicles } from '#platform/database/schema/schema.ts'
import { DESK, dayLink, drivenTrip, goTo } from '#tests/drive-factories.ts'
import { rowsByTable } from '../../database/rows.ts'
import { type BuiltSite, builtSite, formPost } from '../fixtures/built-site.ts'

const DAY = '2027-01-15'
const GUEST = /Ada Example|7700/

/** A driver with the link of the day, at this time of it. */
async function driverAt(site: BuiltSite, time: string) {
  const trip = await drivenTrip(site)
  const token = await dayLink(site, { driverId: trip.driverId, day: DAY })
  goTo(site, `${DAY}T${time}`)
  const list = `/driver/${token}`
  const job = `${list}/${trip.legId}`
  const send = (fields: Record<string, string>) =>
    site.get(job, formPost(job, { pressId: crypto.randomUUID(), ...fields }))
  return { ...trip, token, list, job, send }
}

test('a driver sees the jobs of two days in Thai, and each with guest, place, cash and plan', async () => {
  await using site = await builtSite()
  const { list, job } = await driverAt(site, '04:00')
  const before = await rowsByTable(site.database.pool)
  const page = await site.get(list)
  for (const words of ['วันนี้ วันศุกร์ที่ 15 มกราคม', '06:00 น.', 'รับทราบงาน', 'เก็บเงินสด ฿5,800', 'พรุ่งนี้', 'ไม่มีงาน'])
    expect(page.text).toContain(words)
  const opened = await site.get(job)
  for (const words of ['Ada Example', 'River Inn', 'นำทาง', 'ออกเดินทาง', 'แผนวันนี้', '06:00'])
    expect(opened.text).toContain(words)
  expect(opened.html).toMatch(/<html lang="th" data-night=""/)
  for (const header of ['cache-control', 'x-robots-tag', 'referrer-policy'] as const)
    expect(opened.headers.get(header)).toMatch(/no-store|noindex|same-origin/)
  expect(opened.headers.get('permissions-policy')).toContain('geolocation=(self)')
  expect((await site.get('/')).headers.get('permissions-policy')).toContain('geolocation=()')
  expect(await rowsByTable(site.database.pool)).toEqual(before)
})

test('a job names flight, stop, child seats, and how long waiting is free', async () => {
  await using site = await builtSite()
  const { job } = await driverAt(site, '05:00')
  await site.deps.db.transaction(
    async (tx) => {
      const landing = { pickup: 'Suvarnabhumi Airport (BKK)', flightNumber: 'ZZ 042', freeWaitingMinutes: 60 }
      await tx.update(legs).set({ ...landing, stop: 'ayutthaya' })
      await tx.update(bookings).set({ guests: 5, children: 3, childSeats: 3 })
    },
    { actor: 'staff:office@example.com' },
  )
  const { text } = await site.get(job)
  for (const words of [
    /เที่ยวบิน.*ZZ 042/s,
    /แวะระหว่างทาง.*Ayutthaya/s,
    /เบาะเด็ก\s*Child seats\s*3/,
    /รอฟรี.*60 นาที/s,
  ])
    expect(text).toMatch(words)
})

test('without scripts a driver goes from step to step, answers for the cash and takes a press back', async () => {
  await using site = await builtSite()
  const { job, list, send } = await driverAt(site, '05:22')
  const seen = await send({ step: 'seen', back: 'list' })
  expect([seen.status, seen.headers.get('location')]).toEqual([303, list])
  for (const step of ['departed', 'arrived', 'aboard']) {
    const sent = await send({ step })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, job])
  }
  goTo(site, `${DAY}T17:55`)
  const early = await send({ step: 'finished' })
  expect(early.status).toBe(409)
  expect(early.text).toContain('กรุณายืนยันเงินสดก่อน ฿5,800')
  expect((await send({ step: 'cash', amountBaht: 'much' })).text).toContain('กรุณาใส่จำนวนเงินเป็นตัวเลข')
  expect((await send({ step: 'cash', amountBaht: '99999' })).text).toContain('ออฟฟิศจะตรวจสอบ')
  const typed = '฿๕,๘๐๐'
  const [, pattern = ''] = /<input [^>]*pattern="([^"]*)"/.exec((await site.get(job)).html) ?? []
  expect(typed).toMatch(new RegExp(`^(?:${pattern})$`, 'v'))
  await send({ step: 'cash', amountBaht: typed })
  const finished = await send({ step: 'finished', kilometres: '81,234' })
  expect(finished.status).toBe(303)
  const done = await site.get(job)
  expect(done.text).toContain('จบงานแล้ว 17:55')
  const undo = /name="undo" value="([^"]+)"/.exec(done.html)?.[1] ?? ''
  await send({ undo })
  expect((await site.get(job)).text).not.toContain('จบงานแล้ว')
})

test('a driver who has left reads that nobody told the guest, as nothing was sent', async () => {
  await using site = await builtSite()
  const { job, send } = await driverAt(site, '05:22')
  const sent = await site.deps.db.read.$count(mails)
  await send({ step: 'departed' })
  expect(await site.deps.db.read.$count(mails)).toBe(sent)
  expect((await site.get(job)).text).toContain('No message went to the guest')
})

test('what the phone has kept is answered as data, and the same press that comes twice is one', async () => {
  await using site = await builtSite()
  const { send } = await driverAt(site, '06:40')
  const press = {
    step: 'departed',
    queued: '1',
    pressId: crypto.randomUUID(),
    pressedAt: `${DAY}T05:22:00+07:00`,
  }
  const place = { latitude: '14.0416789', longitude: '99.5037123' }
  for (const sent of [await send({ ...press, ...place }), await send(press)])
    expect(JSON.parse(sent.html)).toEqual({ ok: true, said: null })
  const refused = await send({ step: 'aboard', queued: '1' })
  expect([refused.status, JSON.parse(refused.html).said.en]).toEqual([409, 'Another step comes first'])
  const steps = await site.deps.db.read.select().from(driveSteps)
  expect(steps).toMatchObject([
    {
      ...{ step: 'departed', pressedAt: new Date(`${DAY}T05:22:00+07:00`) },
      ...{ latitude: 14.0417, longitude: 99.5037 },
    },
  ])
})

test('the link opens nothing once it is replaced, and its page says the same as for one that never was', async () => {
  await using site = await builtSite()
  const { driverId, list, job, send } = await driverAt(site, '05:00')
  await site.get(`${list}/opened`, formPost(`${list}/opened`, {}))
  expect((await listDriverLinks(site.deps, DAY)).get(driverId)?.usedAt).toEqual(new Date(site.deps.now()))
  await renewDriverLink(site.deps, { driverId, day: DAY }, DESK.admin)
  const dead = await site.get('/driver/AAAAAAAAAAAAAAAAAAAAAA')
  for (const path of [list, job]) {
    const page = await site.get(path)
    expect([page.status, page.text]).toEqual([404, dead.text])
  }
  expect((await send({ step: 'departed', queued: '1' })).status).toBe(404)
  expect((await send({ step: 'departed' })).text).toBe(dead.text)
  expect(await site.deps.db.read.select().from(accessLinks)).toHaveLength(3)
})

test('a job that is given to another driver leaves one sheet and comes to the other, without its guest on the first', async () => {
  await using site = await builtSite()
  const { booking, legId, otherId, list, job, send } = await driverAt(site, '05:10')
  await send({ step: 'seen' })
  const [vehicle] = await site.deps.db.read.select().from(vehicles)
  const to = { bookingId: booking.id, legId, vehicleId: vehicle?.id ?? '', driverId: otherId }
  expect(await assignVehicle(site.deps, to, 'staff:office@example.com')).toMatchObject({ ok: true })
  for (const path of [list, job]) {
    const page = await site.get(path)
    expect(page.text).toContain('งานนี้ไม่ใช่ของคุณแล้ว')
    expect(page.text).not.toMatch(GUEST)
  }
  const other = await dayLink(site, { driverId: otherId, day: DAY })
  expect((await site.get(`/driver/${other}/${legId}`)).text).toMatch(GUEST)
  expect((await send({ step: 'departed' })).text).toContain('ออฟฟิศจะตรวจสอบ')
  await cancelByStaff(site.deps, { bookingId: booking.id, ...DESK })
  expect((await site.get(`/driver/${other}/${legId}`)).status).toBe(404)
})

test('a day after the end the driver does not see the guest any more', async () => {
  await using site = await builtSite()
  const { job, send } = await driverAt(site, '05:22')
  for (const step of ['departed', 'arrived', 'aboard']) await send({ step })
  goTo(site, `${DAY}T18:00`)
  await send({ step: 'cash', amountBaht: '0' })
  await send({ step: 'finished' })
  goTo(site, '2027-01-16T17:59')
  expect((await site.get(job)).text).toContain('จบงานแล้ว')
  goTo(site, '2027-01-16T18:00')
  const over = (await site.get(job)).text
  expect(over).toContain('ข้อมูลลูกค้าไม่แสดงแล้ว')
  expect(over).not.toMatch(GUEST)
})
