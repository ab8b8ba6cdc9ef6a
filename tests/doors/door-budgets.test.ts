import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countAttempts } from '#adapters/database/rate-limits.ts'
import { bookings, rateLimits, sandboxCheckouts } from '#adapters/database/schema/schema.ts'
import { BUDGETS, type BudgetName, DOORS, PAGE_BUDGET, SIGNED } from '#domain/door-budgets.ts'
import { endpoints } from '#functions/api.ts'
import { bookingSummary, jsonPost } from '../functions-door.ts'
import { serve } from '../serve.ts'
import { type BuiltSite, builtSite, formPost, textOf } from './built-site.ts'
import { DEEDS, type Deed, type Door, listDoingAddresses } from './deeds.ts'
import { TYPED } from './form-page.ts'
import { listAddresses } from './route-manifest.ts'

const HOTEL = '203.0.113.7'
const TOURS = '/functions/v1/airtable-bangkok-tours/erawan-death-railway'

const from = (network: string) => ({ incoming: { socket: { remoteAddress: network } } })

async function send({ app }: BuiltSite, door: Door, { path, fields, cookie }: Deed, network = HOTEL) {
  const init = door === 'forms' ? formPost(path, fields as Record<string, string>) : jsonPost(fields)
  const headers = { ...init.headers, origin: 'http://localhost:3000', ...(cookie && { cookie }) }
  return app.request(`http://localhost:3000${path}`, { ...init, headers }, from(network))
}

/** As if the network had done everything that it has done very many times. */
async function useUpBudgets({ deps }: BuiltSite) {
  await deps.db.read
    .update(rateLimits)
    .set({ count: 100_000 })
    .where(like(rateLimits.key, `%${HOTEL}%`))
}

/** As if the network had sent that many in this hour. */
async function count({ deps }: BuiltSite, budget: BudgetName, times: number) {
  const { max, windowSeconds: window } = BUDGETS[budget]
  const key = `${budget}|${HOTEL}`
  await countAttempts(deps.db.read, { key, times, limit: { window, max }, nowMs: deps.now() })
}

test('every address that takes something has a budget in the list, and nothing else stands there', () => {
  expect(Object.keys(DOORS).sort()).toEqual(listDoingAddresses().sort())
})

test('only the payment provider, who signs, is never too many', () => {
  expect(Object.keys(DOORS).filter((door) => DOORS[door] === SIGNED)).toEqual(['/webhooks/stripe'])
})

test.for(DEEDS.filter(([address]) => DOORS[address] !== SIGNED))(
  'POST %s, one of the %s: a network that has used up its budget is told to wait, and nobody else is',
  async ([address, door, prepare]) => {
    await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
    const deed = await prepare(site)
    // This link works once, with the right password.
    const isUsedUp = address === '/auth/confirm'
    await send(site, door, isUsedUp ? { ...deed, fields: { password: 'a-wrong-one' } } : deed)
    await useUpBudgets(site)
    const refused = await send(site, door, deed)
    expect({ address, status: refused.status }).toEqual({ address, status: 429 })
    const isOwn = !/\/auth/.test(address)
    if (isOwn) expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(site, door, deed, '198.51.100.1')).status).not.toBe(429)
  },
)

test('presses of "Pay" by one network open only so many checkouts, and the summary stays', async () => {
  await using site = await builtSite()
  const [, door, prepare] = DEEDS.findLast(([address]) => address === '/booking-summary') ?? expect.fail()
  const { path, fields } = await prepare(site)
  const pay = (hotelName: string) => send(site, door, { path, fields: { ...fields, hotelName } })
  await count(site, 'pay-button', BUDGETS['pay-button'].max - 1)
  expect((await pay('River Inn')).status).toBe(302)
  const refused = await pay('Another Inn')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('3600')
  const text = textOf(await refused.text())
  for (const words of ['Payment Error', 'Please try again in an hour', 'Ada Example'])
    expect(text).toContain(words)
  for (const table of [bookings, sandboxCheckouts]) expect(await site.deps.db.read.$count(table)).toBe(1)

  await count(site, 'checkouts', BUDGETS.checkouts.max - 1)
  const byProgram = { path: '/functions/v1/create-booking-payment', fields: bookingSummary() }
  expect((await send(site, 'functions', byProgram)).status).toBe(429)
})

test('a network that has used up its budget has no remote tour looked up by a form', async () => {
  let asked = 0
  const record = { id: 'rec1', createdTime: '2026-01-01T00:00:00.000Z', fields: { title: 'Night train' } }
  const port = await serve((_, response) => {
    asked++
    response.end(JSON.stringify({ records: [record] }))
  })
  const AIRTABLE_API_URL = `http://127.0.0.1:${port}`
  await using site = await builtSite({
    env: { AIRTABLE_TOKEN: 'pat-test', AIRTABLE_BASE_ID: 'appTest', AIRTABLE_API_URL },
  })
  await count(site, 'forms', BUDGETS.forms.max)
  for (const path of ['/tour/bangkok/night-train', '/tour/bangkok/night-train.data'])
    expect((await send(site, 'forms', { path, fields: TYPED })).status).toBe(429)
  expect(asked).toBe(0)
})

test('a review that is not taken comes back as it was written', async () => {
  await using site = await builtSite()
  const [, door, prepare] = DEEDS.find(([address]) => address === '/review') ?? expect.fail()
  const deed = await prepare(site)
  await count(site, 'reviews', BUDGETS.reviews.max)
  const refused = await send(site, door, deed)
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('A calm driver, a good day.')
})

test('every address that is read has the budget of pages, those that ask somebody else among them', async () => {
  await using site = await builtSite()
  const { app } = site
  const read = (path: string) => app.request(`http://localhost:3000${path}`, {}, from(HOTEL))
  const spent = `/__manifest?version=x&paths=${'/a'.repeat(3_600)}`
  for (let request = 0; request < PAGE_BUDGET.atOnce / 8; request++) await read(spent)
  const readable = endpoints
    .filter(({ method }) => method === 'get')
    .map(({ path }) => `/functions/v1${path}`)
  const addresses = [...listAddresses().map(({ address }) => address), ...readable, TOURS]
  expect(addresses).toEqual(
    expect.arrayContaining(['/booking-success', '/booking-cancelled', '/tour/:location/:tourId']),
  )
  for (const address of addresses) {
    const path = address.replace(/:\w+/g, 'bangkok').replace('*', 'no-such-page')
    expect({ path, status: (await read(path)).status }).toEqual({ path, status: 429 })
  }
})
