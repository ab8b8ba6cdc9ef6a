import { expect, test } from 'vitest'
import { allocations, bookings, mails, vehicles } from '#platform/database/schema/schema.ts'
import { insertVehicles } from '../../database/fleet-rows.ts'
import { adminSite } from '../fixtures/admin-site.ts'

const CHAT =
  'Hi, this is Anna Exempel. We are 4 adults and want to see Hellfire Pass on 15 Jan, from River Inn. +44 7700 900123'

const ENTRY = {
  ...{ press: 'confirmed', kind: 'trip', tourId: 'erawan-death-railway', origin: 'kanchanaburi' },
  ...{ date: '2027-01-15', adults: '2', vehicle: 'suv', pickup: 'River Inn', channel: 'phone' },
  ...{ name: 'Anna Exempel', phone: '+44 7700 900123' },
}

test('without scripts a pasted message fills the form, and nothing is saved', async () => {
  await using site = await adminSite()
  const typed = { press: 'read', kind: 'trip', channel: 'chat', message: CHAT, phone: '+49 30 5550123' }
  const { status, html, text } = await site.press('/desk/new', typed)
  expect(status).toBe(200)
  for (const value of ['Anna Exempel', '2027-01-15', '4']) expect(html).toContain(`value="${value}"`)
  // What a person typed is not overwritten.
  expect(html).toContain('value="+49 30 5550123"')
  expect(text).toContain('Friday 15 January')
  expect(await site.deps.db.read.$count(bookings)).toBe(0)
})

test('without scripts what a message says in two ways is left empty, and a press on one of the values fills it in', async () => {
  await using site = await adminSite()
  const message = 'Hello, Erawan please for 2 or 3 people. My phone +44 7700 900123'
  const typed = { kind: 'trip', channel: 'chat', message }
  const { html, text } = await site.press('/desk/new', { ...typed, press: 'read' })
  expect(text).toContain('Which Erawan?')
  for (const choice of ['tourId=erawan-death-railway', 'tourId=erawan-falls-cave', 'adults=2', 'adults=3'])
    expect(html).toContain(`value="${choice}"`)
  expect(text).not.toContain('yes, we can!')
  const chosen = await site.press('/desk/new', { ...typed, choose: 'adults=3' })
  expect(chosen.html).toMatch(/id="entry-adults"[^>]* value="3"/)
  expect(chosen.html).not.toContain('value="adults=2"')
})

test('a message that is longer than can be kept is refused with everything that was typed', async () => {
  await using site = await adminSite()
  await insertVehicles(site.deps.db.read, ['suv'])
  const message = `${'And another thing. '.repeat(600)}`
  const refused = await site.press('/desk/new', { ...ENTRY, message, requestId: crypto.randomUUID() })
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('This is longer than 10,000 characters')
  expect(refused.text).toContain(message.trimEnd())
  expect(await site.deps.db.read.$count(bookings)).toBe(0)
})

test('a booking by phone is saved with its vehicle and opens, and a second one for the last vehicle comes back as typed', async () => {
  await using site = await adminSite()
  await insertVehicles(site.deps.db.read, ['suv'])
  const saved = await site.press('/desk/new', { ...ENTRY, requestId: crypto.randomUUID() })
  expect([saved.status, saved.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/desk\/bookings\/SPN-/),
  ])
  const [vehicle] = await site.deps.db.read.select().from(vehicles)
  expect(await site.deps.db.read.select().from(allocations)).toMatchObject([
    { status: 'firm', vehicleId: vehicle?.id },
  ])
  const refused = await site.press('/desk/new', {
    ...ENTRY,
    name: 'Bruno Exempel',
    requestId: crypto.randomUUID(),
  })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('The last SUV on Fri 15 Jan has just gone')
  expect(refused.html).toContain('value="Bruno Exempel"')
})

test('without a name and a way to reach the guest nothing is saved, and the page says what is missing', async () => {
  await using site = await adminSite()
  const refused = await site.press('/desk/new', { ...ENTRY, name: '', phone: '' })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('value="River Inn"')
  expect(refused.html.match(/field__error/g)?.length).toBeGreaterThanOrEqual(2)
  expect(await site.deps.db.read.$count(bookings)).toBe(0)
})

test('a quote begins with everything that was typed, holds nothing, and a second press opens the same one', async () => {
  await using site = await adminSite()
  await insertVehicles(site.deps.db.read, ['suv'])
  const typed = { ...ENTRY, press: 'quote', time: '08:15', message: CHAT, requestId: crypto.randomUUID() }
  const pressed = [await site.press('/desk/new', typed), await site.press('/desk/new', typed)]
  const [page, again] = pressed.map(({ headers }) => headers.get('location') ?? '')
  expect(page).toMatch(/^\/desk\/quotes\/SPN-C/)
  expect(again).toBe(page)
  expect(await site.deps.db.read.select().from(bookings)).toMatchObject([
    { kind: 'custom', channel: 'phone', status: 'requested', waitsUntil: null, priceBaht: null },
  ])
  expect([await site.deps.db.read.$count(allocations), await site.deps.db.read.$count(mails)]).toEqual([0, 0])
  const { html, text } = await site.see(page ?? '')
  for (const value of ['2027-01-15', '4800']) expect(html).toContain(`value="${value}"`)
  expect(html).toContain('<option selected="">08:15</option>')
  expect(html).toContain('08:15 River Inn\n')
  expect(text).toContain(CHAT)
  expect(text.replaceAll('\u00a0', ' ')).toContain('Erawan National Park Fri')
})

test('a quote needs no trip and no day, but somebody to send it to', async () => {
  await using site = await adminSite()
  const typed = { ...ENTRY, press: 'quote', tourId: '', date: '', vehicle: '' }
  const refused = await site.press('/desk/new', { ...typed, phone: '' })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain('value="Anna Exempel"')
  expect((await site.press('/desk/new', typed)).headers.get('location')).toMatch(/^\/desk\/quotes\/SPN-C/)
})

test('a quote for nine guests names the number that was typed, and not the “more than 8” of the guest’s form', async () => {
  await using site = await adminSite()
  const typed = { ...ENTRY, press: 'quote', tourId: '', adults: '9', vehicle: 'van' }
  const page = (await site.press('/desk/new', typed)).headers.get('location') ?? ''
  const { text } = await site.see(page)
  expect(text).toContain('9 guests')
  expect(text).not.toContain('more than 8')
})

test('a quote for a ride begins with its places, its time, and the price that was typed or the lines of the list', async () => {
  await using site = await adminSite()
  const typed = {
    ...{ ...ENTRY, press: 'quote', kind: 'transfer', pickup: 'Hua Hin', dropoff: 'Hotel in Kanchanaburi' },
    ...{ time: '23:30', vehicle: 'suv' },
  }
  const agreed = await site.press('/desk/new', { ...typed, priceBaht: '5,200' })
  const { html } = await site.see(agreed.headers.get('location') ?? '')
  expect(html).toContain('23:30 Hua Hin\nHotel in Kanchanaburi')
  for (const value of ['Hua Hin → Hotel in Kanchanaburi', '5200']) expect(html).toContain(`value="${value}"`)
  const listed = await site.press('/desk/new', { ...typed, priceBaht: '', name: 'Bruno Exempel' })
  const page = await site.see(listed.headers.get('location') ?? '')
  for (const value of ['3900', '300', 'Night rate, 22:00–06:00'])
    expect(page.html).toContain(`value="${value}"`)
})
