import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { endpoints } from '#api/api.ts'
import { listHolders } from '#fleet/allocation/allocations.store.ts'
import { bookings, rateLimits, sandboxCheckouts } from '#platform/database/schema/schema.ts'
import { networkKey } from '#platform/limits/network-key.ts'
import { countAttempts } from '#platform/limits/rate-limits.store.ts'
import {
  BUDGETS,
  type BudgetName,
  PAGE_BUDGET,
  ROUTE_BUDGETS,
} from '#platform/limits/request-budgets.rules.ts'
import { insertVehicles } from '../../database/fleet-rows.ts'
import { GUEST_FORM } from '../../factories.ts'
import { bookingSummary, jsonPost } from '../../functions-door.ts'
import { serve } from '../../serve.ts'
import { TEST_SECRET } from '../../site.ts'
import { type BuiltSite, builtSite, formPost, textOf } from '../fixtures/built-site.ts'
import { type Door, listPostAddresses, POST_EXAMPLES, type PostExample } from '../fixtures/post-examples.ts'
import { listAddresses } from '../fixtures/route-manifest.ts'

const HOTEL = '203.0.113.7'
const TOURS = '/functions/v1/airtable-bangkok-tours/erawan-death-railway'

const from = (network: string) => ({ incoming: { socket: { remoteAddress: network } } })

async function send({ app }: BuiltSite, door: Door, { path, fields, cookie }: PostExample, network = HOTEL) {
  const init = door === 'forms' ? formPost(path, fields as Record<string, string>) : jsonPost(fields)
  const headers = { ...init.headers, origin: 'http://localhost:3000', ...(cookie && { cookie }) }
  return app.request(`http://localhost:3000${path}`, { ...init, headers }, from(network))
}

/** Sets every count of the network beyond its limit. */
async function useUpBudgets({ deps }: BuiltSite) {
  await deps.db.read
    .update(rateLimits)
    .set({ count: 100_000 })
    .where(like(rateLimits.key, `%${HOTEL}%`))
}

/** Counts this many requests of the network in the current hour. */
async function count({ deps }: BuiltSite, budget: BudgetName, times: number) {
  const { max, windowSeconds: window } = BUDGETS[budget]
  const key = `${budget}|${HOTEL}`
  await countAttempts(deps.db.read, { key, times, limit: { window, max }, nowMs: deps.now() })
}

test('every address that takes a POST has a budget, and no other address does', () => {
  expect(Object.keys(ROUTE_BUDGETS).sort()).toEqual(listPostAddresses().sort())
})

test('only the signed webhook has no budget', () => {
  expect(Object.keys(ROUTE_BUDGETS).filter((route) => ROUTE_BUDGETS[route]?.length === 0)).toEqual([
    '/webhooks/stripe',
  ])
})

test.for(POST_EXAMPLES.filter(([address]) => ROUTE_BUDGETS[address]?.length !== 0))(
  'POST %s, one of the %s: a network over its budget gets 429, and another network does not',
  async ([address, door, prepare]) => {
    await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
    const example = await prepare(site)
    // The link works once with the right password, so the first try has a wrong one.
    const isUsedUp = address === '/auth/confirm'
    await send(site, door, isUsedUp ? { ...example, fields: { password: 'a-wrong-one' } } : example)
    await useUpBudgets(site)
    const refused = await send(site, door, example)
    expect({ address, status: refused.status }).toEqual({ address, status: 429 })
    const isOwn = !/\/auth/.test(address)
    if (isOwn) expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(site, door, example, '198.51.100.1')).status).not.toBe(429)
  },
)

test('an admin over the budget reads that nothing was saved', async () => {
  await using site = await builtSite({ env: { AUTH_CONFIRM_EMAIL: 'off' } })
  const [, door, prepare] = POST_EXAMPLES.find(([address]) => address === '/desk/money') ?? expect.fail()
  const example = await prepare(site)
  await send(site, door, example)
  await useUpBudgets(site)
  const refused = await send(site, door, example)
  expect(refused.status).toBe(429)
  expect(textOf(await refused.text())).toContain('Nothing was saved')
})

/** Where a guest can have a vehicle held without a payment. */
const HOLDING = [
  ...['/tours/:region/:id', '/taxi-service', '/custom-trip', '/booking-summary'],
  ...['send-booking-email', 'submit-custom-trip', 'create-booking-payment'].map(
    (one) => `/functions/v1/${one}`,
  ),
]

test('whatever is held for a guest is counted for the network, through every address that holds', async () => {
  const held = new Set<string>()
  for (const [address, door, prepare] of POST_EXAMPLES.filter(([address]) => HOLDING.includes(address))) {
    await using site = await builtSite()
    await insertVehicles(site.deps.db.read, ['car', 'suv', 'van', 'van'])
    await send(site, door, await prepare(site))
    for (const { network } of await listHolders(site.deps.db.read)) {
      expect({ address, network }).toEqual({ address, network: networkKey(TEST_SECRET, HOTEL) })
      held.add(address)
    }
  }
  expect([...held].sort()).toEqual([...HOLDING].sort())
})

test('Pay is refused over the budget of its network, and the summary keeps the values', async () => {
  await using site = await builtSite()
  const [, door, prepare] =
    POST_EXAMPLES.findLast(([address]) => address === '/booking-summary') ?? expect.fail()
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

test('the form of a remote tour does not ask the tour source over the budget of its network', async () => {
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
    expect((await send(site, 'forms', { path, fields: GUEST_FORM })).status).toBe(429)
  expect(asked).toBe(0)
})

test('a review over the budget comes back with its text', async () => {
  await using site = await builtSite()
  const [, door, prepare] = POST_EXAMPLES.find(([address]) => address === '/review') ?? expect.fail()
  const example = await prepare(site)
  await count(site, 'reviews', BUDGETS.reviews.max)
  const refused = await send(site, door, example)
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('A calm driver, a good day.')
})

test('every address that is read counts against the page budget', async () => {
  await using site = await builtSite()
  const { app } = site
  const read = (path: string) => app.request(`http://localhost:3000${path}`, {}, from(HOTEL))
  const spent = `/__manifest?version=x&paths=${'/a'.repeat(3_600)}`
  for (let request = 0; request < PAGE_BUDGET.burst / 8; request++) await read(spent)
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
