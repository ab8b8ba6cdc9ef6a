import { expect, test } from 'vitest'
import { placedBooking } from '#tests/factories.ts'
import { linkOf } from '#tests/guest-link.ts'
import { placedCustomTrip, QUOTE_FORM, sentQuote } from '#tests/quote-factories.ts'
import { insertVehicles } from '../../database/fleet-rows.ts'
import { adminSite } from '../fixtures/admin-site.ts'

async function siteWithRequest() {
  const site = await adminSite()
  const booking = await placedCustomTrip(site)
  return { ...site, booking, page: `/desk/quotes/${booking.reference}` }
}

/** What the page is based on, as its form sends it. */
const basisIn = (html: string) => /name="basis" value="([^"]*)"/.exec(html)?.[1] ?? ''

test('the form begins with the days that were asked for, and what the guest wrote', async () => {
  await using site = await siteWithRequest()
  const { html, text } = await site.see(site.page)
  expect(text).toContain('As far as the Mon bridge.')
  for (const value of ['2027-01-15', '2027-01-16', 'SUV and driver', '2026-11-23'])
    expect(html).toContain(`value="${value}"`)
  expect(html).not.toContain('2027-01-17')
})

test('a draft keeps everything as typed and adds rows, and the guest sees nothing of it', async () => {
  await using site = await siteWithRequest()
  const typed = { ...QUOTE_FORM, 'day-1-km': 'about 200', basis: basisIn((await site.see(site.page)).html) }
  const kept = await site.press(site.page, { ...typed, press: 'line' })
  expect([kept.status, kept.headers.get('location')]).toEqual([303, `${site.page}#lines`])
  const { html, text } = await site.see(site.page)
  expect(html).toContain('value="about 200"')
  expect(html).toContain('name="line-2-label" value="Driver’s room"')
  expect(text).toContain('฿8,700 so far')
  const price = { price: 'erawan-death-railway kanchanaburi', press: 'price', basis: basisIn(html) }
  await site.press(site.page, { ...typed, ...price })
  expect((await site.see(site.page)).html).toContain('name="line-3-each" value="4800"')
  expect((await site.get(`/quote/${await linkOf(site, site.booking, 'quote')}`)).status).toBe(404)
})

test('a draft says which places are closed, which are missing, and what the guest would see', async () => {
  await using site = await adminSite()
  await insertVehicles(site.deps.db.read, ['suv'])
  const locations = ['Hellfire Pass', 'Three Pagodas Pass']
  const booking = await placedCustomTrip(site, { locations })
  const page = `/desk/quotes/${booking.reference}`
  const typed = { ...QUOTE_FORM, 'day-1-stops': '08:00 Your hotel\n16:30 Hellfire Pass' }
  await site.press(page, { ...typed, press: 'keep', basis: basisIn((await site.see(page)).html) })
  const { text } = await site.see(page)
  const plain = text.replaceAll('\u00a0', ' ')
  expect(plain).toContain('Hellfire Pass, the centre: open 09:00 to 16:00 only')
  expect(plain).toContain('Hellfire Pass Wed Three Pagodas Pass missing')
  expect(plain).toContain('SUV and driver are free on all days.')
  expect(plain).toContain('Two days, 224 km')
  expect(plain).toContain('Ingrid Solberg sees Two days to Sangkhlaburi 4 guests, SUV with a driver')
  await site.press(page, { ...typed, press: 'send', basis: basisIn((await site.see(page)).html) })
  await site.press(page, {
    ...typed,
    discountBaht: '700',
    press: 'keep',
    basis: basisIn((await site.see(page)).html),
  })
  const draft = await site.see(page)
  expect(draft.text).toContain('Changed since version 1: Discount new −฿700')
  expect(draft.text).toContain('SUV and driver are free on all days.')
})

test('a new quote is signed as the last one of the same person was', async () => {
  await using site = await siteWithRequest()
  const basis = basisIn((await site.see(site.page)).html)
  await site.press(site.page, { ...QUOTE_FORM, writer: 'Noi', press: 'send', basis })
  const { reference } = await placedCustomTrip(site, { email: 'tove@example.com' })
  expect((await site.see(`/desk/quotes/${reference}`)).html).toMatch(/name="writer"[^>]* value="Noi"/)
})

test('a refused quote comes back as typed, with a sentence at each field', async () => {
  await using site = await siteWithRequest()
  const basis = basisIn((await site.see(site.page)).html)
  const typed = { ...QUOTE_FORM, title: '', 'line-1-each': 'much', basis, press: 'send' }
  const refused = await site.press(site.page, typed)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('Give the trip a name')
  expect(refused.text).toContain('Enter whole baht, such as 4200')
  expect(refused.html).toContain('value="much"')
})

test('of two admins the second is told, and Today leads to the quote until it is sent', async () => {
  await using site = await siteWithRequest()
  expect((await site.see('/desk')).html).toContain(`href="${site.page}"`)
  const typed = { ...QUOTE_FORM, basis: basisIn((await site.see(site.page)).html), press: 'send' }
  expect(await site.press(site.page, typed)).toMatchObject({ status: 303 })
  const second = await site.press(site.page, typed)
  expect(second.status).toBe(409)
  expect(second.text).toContain('Someone else has just changed this quote')
  expect((await site.see('/desk')).html).not.toContain(`href="${site.page}"`)
  const booking = await site.see(`/desk/bookings/${site.booking.reference}`)
  expect(booking.text).toContain('Withdraw the quote')
  expect(booking.text).not.toContain('the proposal')
  const { text } = await site.see(site.page)
  expect(text).toContain('Version 1: ฿8,700')
  expect(text).toContain('We don’t know yet whether it’s been opened.')
})

test('what the script of the guest’s page says is shown as the first opening; opening from the desk is not', async () => {
  await using site = await siteWithRequest()
  const quote = await sentQuote(site.deps, site.booking.id)
  const path = `/quote/${await linkOf(site, site.booking, 'quote')}`
  expect((await site.press(`${path}/opened`, { quote: crypto.randomUUID() })).status).toBe(204)
  expect((await site.see(site.page)).text).toContain('We don’t know yet whether it’s been opened.')
  expect((await site.press(`${path}/opened`, { quote })).status).toBe(204)
  expect((await site.see(site.page)).text).toContain('First opened')
})

test('a trip of the catalogue has its price, and no quote', async () => {
  await using site = await siteWithRequest()
  const { booking } = await placedBooking(site, 'erawan-death-railway')
  const page = `/desk/quotes/${booking.reference}`
  expect((await site.see(page)).html).not.toContain('Send quote')
  expect((await site.press(page, { ...QUOTE_FORM, press: 'send', basis: '0.' })).status).toBe(409)
})
