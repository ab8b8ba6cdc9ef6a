import { expect, test } from 'vitest'
import { findBooking } from '#bookings/bookings.store.ts'
import { askForDeposit } from '#tests/deposit-factories.ts'
import { linkOf } from '#tests/guest-link.ts'
import { placedCustomTrip, sentQuote } from '#tests/quote-factories.ts'
import { insertVehicles } from '../../database/fleet-rows.ts'
import { builtSite, formPost } from '../fixtures/built-site.ts'

async function siteWithQuote(changes: Record<string, string> = {}) {
  const site = await builtSite()
  await askForDeposit(site, 30)
  await insertVehicles(site.deps.db.read, ['suv'])
  const booking = await placedCustomTrip(site)
  const quote = await sentQuote(site.deps, booking.id, changes)
  const path = `/quote/${await linkOf(site, booking, 'quote')}`
  return {
    ...site,
    ...{ booking, quote, path },
    press: (fields: Record<string, string>) => site.get(path, formPost(path, { quote, ...fields })),
    status: async () => (await findBooking(site.deps.db.read, booking.id))?.status,
  }
}

test('a quote names its days, lines, price, deposit, end and terms', async () => {
  await using site = await siteWithQuote({ payment: 'deposit' })
  const page = await site.get(site.path)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('no-store')
  for (const words of [
    ...['Quote, version 1 of 1', 'Two days to Sangkhlaburi', 'Hellfire Pass', '2 × ฿4,000'],
    ...['฿8,700', 'Deposit now, 30% ฿2,700', 'Pay the remaining ฿6,000 on your trip pass until'],
    ...['Wednesday: Hellfire Pass', '20 January 2027', '08:00 to 17:00, 224 km'],
    ...['We’re holding the vehicle for you until then.', 'Free cancellation until', 'The boat, about ฿600.'],
  ])
    expect(page.text.replaceAll('\u00a0', ' ')).toContain(words)
  expect(page.html).toContain('/art/hellfire-pass.svg')
})

test('the message of a quote is signed by who wrote it, or by the business, and a known place has its picture', async () => {
  await using site = await siteWithQuote({ writer: 'Noi' })
  const { text, html } = await site.get(site.path)
  expect(text).toContain('N As you asked. Noi')
  expect(html).toMatch(/Hellfire Pass.{0,200}<img src="\/art\/[\w-]+\.svg/)
  await sentQuote(site.deps, site.booking.id)
  expect((await site.get(site.path)).text).toContain('S As you asked. Saphan')
})

test('the trip pass of a request with a quote leads to the quote', async () => {
  await using site = await siteWithQuote()
  const pass = await site.get(`/booking/${await linkOf(site, site.booking)}`)
  expect(pass.text).toContain('Your quote is ready.')
  expect(pass.html).toContain(`href="${site.path}"`)
})

test('accepting leads to the checkout of what the quote asks for, and again to the same', async () => {
  await using site = await siteWithQuote({ payment: 'deposit' })
  const pressed = [await site.press({ press: 'accept' }), await site.press({ press: 'accept' })]
  const [to, again] = pressed.map(({ headers }) => headers.get('location'))
  expect(to).toMatch(/\/sandbox\/checkout\//)
  expect(again).toBe(to)
  expect(await site.status()).toBe('confirmed')
  const page = await site.get(site.path)
  expect(page.text).toContain('You accepted this quote.')
  expect(page.html).toMatch(/href="\/booking\/[\w-]{22}"/)
})

test('accepting a quote that is paid on the day leads to the trip pass, which has the days that were agreed', async () => {
  await using site = await siteWithQuote()
  const to = (await site.press({ press: 'accept' })).headers.get('location') ?? ''
  expect(to).toMatch(/^\/booking\/[\w-]{22}$/)
  const pass = await site.get(to)
  expect(pass.text).toContain('Two days to Sangkhlaburi')
  expect(pass.text).toMatch(/Wed 20 Jan 08:00 to 17:00, Thailand time .*Hellfire Pass/)
  expect(pass.text).not.toContain('Places')
})

test('an older version can be read and not accepted, and the newest says what changed', async () => {
  await using site = await siteWithQuote()
  await sentQuote(site.deps, site.booking.id, {
    ...{ discountBaht: '700', 'day-2-begins': '10:00' },
    'day-1-stops': '08:00 Your hotel\n09:40 Hellfire Pass',
  })
  const old = await site.get(`${site.path}?version=1`)
  expect(old.text).toContain('There’s a newer version of this quote.')
  expect(old.html).not.toContain('value="accept"')
  const refused = await site.press({ press: 'accept' })
  expect([refused.status, await site.status()]).toEqual([409, 'requested'])
  const newest = (await site.get(site.path)).text.replaceAll('\u00a0', ' ')
  expect(newest).toContain('What changed since version 1')
  expect(newest).toContain('Thu 21 Jan, 10:00 to 16:30')
  expect(newest).toContain('Total ฿8,000 ฿8,700 −฿700')
  // The guests get in at the first stop, and out where nothing is written.
  expect(newest).toMatch(/08:00 Your hotel.*17:00 Drop-off/)
  expect(newest).not.toContain('08:00 Pickup')
  // The stop, and the hours of the second day.
  expect(newest).toContain('Hellfire Pass changed')
  expect(newest).toContain('Thursday changed')
})

test('a wish stands on the page, and an empty one comes back with a sentence', async () => {
  await using site = await siteWithQuote()
  const empty = await site.press({ press: 'wish', wish: ' ' })
  expect([empty.status, empty.text.includes('Please tell us what to change')]).toEqual([422, true])
  expect((await site.press({ press: 'wish', wish: 'An hour later, please.' })).status).toBe(303)
  const { text } = await site.get(site.path)
  expect(text).toContain('You asked for this. We’ll reply by Sat')
  expect(text).toContain('An hour later, please.')
})

test('an ended quote cannot be accepted and can be asked for again', async () => {
  await using site = await siteWithQuote()
  site.letTimePass(Date.parse('2026-11-24T18:00:01+07:00') - site.deps.now())
  const page = await site.get(site.path)
  expect(page.text.replaceAll('\u00a0', ' ')).toContain(
    'This quote expired on Tue 24 Nov, 18:00 (Bangkok). Ask for it again; if the vehicle is free, the price stays the same for 14 days.',
  )
  expect(page.html).not.toContain('value="accept"')
  expect((await site.press({ press: 'accept' })).status).toBe(409)
  expect((await site.press({ press: 'wish', wish: 'Again, please.' })).status).toBe(303)
  site.letTimePass(14 * 24 * 3_600_000)
  expect((await site.get(site.path)).text).not.toContain('the price stays the same')
})

test.for(['?version=0', '?version=2', '?version=x'])(
  'a version that there is not (%s) is not found',
  async (search) => {
    await using site = await siteWithQuote()
    expect((await site.get(site.path + search)).status).toBe(404)
  },
)
