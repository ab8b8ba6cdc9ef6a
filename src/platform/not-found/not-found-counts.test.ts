import { expect, test } from 'vitest'
import { forgetOldRequests } from '#guests/privacy/forget-old-requests.ts'
import { testSite } from '#tests/site.ts'
import { notFoundCounts } from '../database/schema/schema.ts'
import { DAY_MS } from '../time/duration.ts'
import { countNotFound, listNotFoundCounts } from './not-found-counts.ts'

test('the paths most often not found in the last 30 days are listed with the sum of their days', async () => {
  await using site = await testSite()
  const { deps } = site
  await countNotFound(deps, '/too-old')
  site.letTimePass(31 * DAY_MS)
  for (const path of ['/old-page', '/old-page.data', '/other', '/guests/ada@example.com', '/_root.data'])
    await countNotFound(deps, path)
  site.letTimePass(5 * DAY_MS)
  await countNotFound(deps, '/old-page')
  expect(await listNotFoundCounts(deps)).toEqual([
    { path: '/old-page', count: 3 },
    { path: '/', count: 1 },
    { path: '/guests/…', count: 1 },
    { path: '/other', count: 1 },
  ])
  await forgetOldRequests(deps)
  expect((await deps.db.read.select().from(notFoundCounts)).map(({ path }) => path)).not.toContain('/too-old')
})

test('a flood of invented paths is bounded, and stored paths are still counted', async () => {
  await using site = await testSite()
  const { deps } = site
  for (let index = 0; index < 520; index++) await countNotFound(deps, `/made-up-${index}`)
  expect(await deps.db.read.$count(notFoundCounts)).toBe(500)
  await countNotFound(deps, '/made-up-7')
  expect(await listNotFoundCounts(deps)).toContainEqual({ path: '/made-up-7', count: 2 })
  site.letTimePass(DAY_MS)
  await countNotFound(deps, '/old-page')
  expect(await deps.db.read.$count(notFoundCounts)).toBe(501)
})
