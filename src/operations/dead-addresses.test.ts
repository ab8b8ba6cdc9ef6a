import { expect, test } from 'vitest'
import { deadAddresses } from '#adapters/database/schema/schema.ts'
import { testSite } from '#tests/site.ts'
import { countDeadAddress, listDeadAddresses } from './dead-addresses.ts'
import { forgetOldRequests } from './privacy/forget-old-requests.ts'

const DAY_MS = 86_400_000

test('the most asked dead addresses of the last 30 days are listed, whatever day they were asked on', async () => {
  await using site = await testSite()
  const { deps } = site
  await countDeadAddress(deps, '/too-old')
  site.letTimePass(31 * DAY_MS)
  for (const path of ['/old-page', '/old-page.data', '/other', '/guests/ada@example.com', '/_root.data'])
    await countDeadAddress(deps, path)
  site.letTimePass(5 * DAY_MS)
  await countDeadAddress(deps, '/old-page')
  expect(await listDeadAddresses(deps)).toEqual([
    { path: '/old-page', count: 3 },
    { path: '/', count: 1 },
    { path: '/guests/…', count: 1 },
    { path: '/other', count: 1 },
  ])
  await forgetOldRequests(deps)
  expect((await deps.db.read.select().from(deadAddresses)).map(({ path }) => path)).not.toContain('/too-old')
})

test('a flood of made-up addresses ends at a bound, and what is known is still counted', async () => {
  await using site = await testSite()
  const { deps } = site
  for (let index = 0; index < 520; index++) await countDeadAddress(deps, `/made-up-${index}`)
  expect(await deps.db.read.$count(deadAddresses)).toBe(500)
  await countDeadAddress(deps, '/made-up-7')
  expect(await listDeadAddresses(deps)).toContainEqual({ path: '/made-up-7', count: 2 })
  site.letTimePass(DAY_MS)
  await countDeadAddress(deps, '/old-page')
  expect(await deps.db.read.$count(deadAddresses)).toBe(501)
})
