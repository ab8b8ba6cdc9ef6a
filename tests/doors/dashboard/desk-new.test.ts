import { expect, test } from 'vitest'
import { allocations, bookings, vehicles } from '#adapters/database/schema/schema.ts'
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
