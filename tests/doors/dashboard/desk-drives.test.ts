import { expect, test } from 'vitest'
import { cancelByStaff } from '#bookings/cancelling/cancel-booking.ts'
import { DESK, drivenTrip, giveTo, goTo, press } from '#tests/drive-factories.ts'
import { builtSite, formPost } from '../fixtures/built-site.ts'
import { adminOf } from '../fixtures/signed-in.ts'

const DAY = '2026-11-22'

/** The desk at this time of the trip, with an admin who has just signed in. */
async function deskAt(time: string) {
  const site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const trip = await drivenTrip(site, DAY)
  goTo(site, `${DAY}T${time}`)
  const { visitor } = await adminOf(site)
  const send = (path: string, fields: Record<string, string>) => visitor.ask(path, formPost(path, fields))
  return { ...site, trip, see: (path: string) => visitor.ask(path), press: send }
}

test('Today, the week and the booking say where a drive is, with the time of the press and of its arrival', async () => {
  await using site = await deskAt('06:40')
  const { trip } = site
  await press(site, trip, 'seen')
  await press(site, trip, 'departed', {
    pressedAt: new Date(`${DAY}T05:22:00+07:00`),
    place: { latitude: 14.0417, longitude: 99.5037 },
  })
  expect((await site.see('/desk')).text).toContain('On the way 05:22, received 06:40')
  expect((await site.see('/desk/week')).text).toContain('State On the way')
  const { text: booking, html } = await site.see(`/desk/bookings/${trip.booking.reference}`)
  expect(html).toContain('https://www.google.com/maps/search/?api=1&amp;query=14.0417,99.5037')
  expect(booking).toContain('On the way SPN-')
  expect(booking).toContain('Job seen')
  await press(site, trip, 'arrived')
  expect((await site.see('/desk')).text).toContain('Arrived 06:40')
})

test('staff presses the steps for a driver who phones, notes the cash, and takes a step back', async () => {
  await using site = await deskAt('17:55')
  const { booking, legId } = site.trip
  const page = `/desk/bookings/${booking.reference}`
  const send = (fields: Record<string, string>) =>
    site.press(`/desk/drives/${legId}`, { pressId: crypto.randomUUID(), ...fields })
  for (const [button, step] of [
    ['Driver has left', 'departed'],
    ['Driver has arrived', 'arrived'],
    ['Guests are on board', 'aboard'],
  ] as const) {
    expect((await site.see(page)).text).toContain(button)
    expect((await send({ step })).headers.get('location')).toBe(page)
  }
  expect((await send({ step: 'finished' })).headers.get('set-cookie')).toContain('step-not-pressed')
  expect((await send({ step: 'cash', amountBaht: 'a lot' })).headers.get('set-cookie')).toContain(
    'step-not-pressed',
  )
  const dueBaht = String(booking.priceBaht)
  expect((await send({ step: 'cash', amountBaht: dueBaht })).headers.get('set-cookie')).toContain(
    'step-pressed',
  )
  await send({ step: 'finished' })
  const done = await site.see(page)
  expect(done.text).toContain('Completed')
  const undo = /<button value="([^"]+)"[^>]*name="undo"/.exec(done.html)?.[1] ?? ''
  expect((await send({ undo })).headers.get('set-cookie')).toContain('step-undone')
  expect((await site.see(page)).text).toContain('Undone')
})

test('a press that does not count, and a guest who did not come, need a person until somebody has looked', async () => {
  await using site = await deskAt('05:40')
  const { trip } = site
  await press(site, trip, 'departed')
  await press(site, trip, 'arrived')
  await press(site, { ...trip, driverId: trip.otherId }, 'departed')
  goTo(site, `${DAY}T06:31`)
  await press(site, trip, 'no_show', { note: 'Nobody at the door' })
  const today = await site.see('/desk')
  expect(today.text).toContain('Driver 1 reports that Ada Example didn’t turn up')
  expect(today.text).toContain('Driver 2 pressed On the way, but another driver has this trip')
  const noted = /name="noted" value="([^"]+)"/.exec(today.html)?.[1] ?? ''
  const sent = await site.press(`/desk/drives/${trip.legId}`, { noted, back: '/desk' })
  expect(sent.headers.get('location')).toBe('/desk')
  expect((await site.see('/desk')).text).not.toContain('Driver 2 pressed')
  await cancelByStaff(site.deps, { bookingId: trip.booking.id, ...DESK })
  expect((await site.see('/desk')).text).toContain('Nothing needs you right now.')
})

test('a job that its driver has not seen by the evening before needs a person, with the number of the driver', async () => {
  await using site = await deskAt('04:00')
  const today = await site.see('/desk')
  expect(today.text).toContain('Driver 1 has not opened the 06:00 job')
  expect(today.html).toMatch(/aria-label="Call Driver 1".*https:\/\/wa\.me\/6600/s)
  await press(site, site.trip, 'seen')
  expect((await site.see('/desk')).text).toContain('Nothing needs you right now.')
})

test('the operator makes the links of a day, sends each its way, sees when it was opened, replaces and ends it', async () => {
  await using site = await deskAt('04:00')
  const { driverId } = site.trip
  const sheets = `/desk/day-sheets?day=${DAY}`
  expect((await site.see('/desk')).text).toContain('Send 1 day sheet')
  expect((await site.see(sheets)).text).toMatch(/Driver 1 1 trip, the first at 06:00 Not seen yet\./)
  await site.press('/desk/day-sheets', { day: DAY, intent: 'make-all' })
  const made = await site.see(sheets)
  expect(made.text).toContain('Not opened yet')
  for (const way of ['https://line.me/R/share?text=', 'https://wa.me/66000000000?text=', 'mailto:?subject='])
    expect(made.html).toContain(way)
  expect((await site.see('/desk')).text).toContain('Day sheets')
  const address = () =>
    site.see(sheets).then(({ html }) => /value="http[^"]*(\/driver\/[\w-]{22})"/.exec(html)?.[1])
  const first = (await address()) ?? ''
  await site.press(`${first}/opened`, {})
  await site.press(`${first}/${site.trip.legId}`, { step: 'seen', pressId: crypto.randomUUID() })
  expect((await site.see(sheets)).text).toMatch(/All seen\. Opened 04:00/)
  await site.press('/desk/day-sheets', { day: DAY, intent: 'make', driverId })
  expect(await address()).not.toBe(first)
  expect((await site.see(first)).status).toBe(404)
  await giveTo(site, null)
  const free = (await site.see(sheets)).text
  expect(free).toMatch(/Driver 1 No trips left on this day Not opened yet\. .*End this link/)
  expect(free).not.toContain('Replace this link')
  await site.press('/desk/day-sheets', { day: DAY, intent: 'end', driverId })
  expect(await address()).toBeUndefined()
})
