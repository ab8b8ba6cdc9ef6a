import { expect, test } from 'vitest'
import { testSite } from '#tests/site.ts'
import { HOUR_MS } from '../time/duration.ts'
import { countAttempt } from './rate-limits.store.ts'

const NOON = Date.parse('2026-11-20T12:00:00+07:00')
const TWICE_AN_HOUR = { window: 3600, max: 2 }

/** The waits of attempts at these times. */
async function waitsAt(moments: number[]) {
  await using site = await testSite()
  const waits: (number | null)[] = []
  for (const moment of moments)
    waits.push(await countAttempt(site.deps.db.read, 'a key', TWICE_AN_HOUR, moment))
  return waits
}

test('a window ends an hour after its first attempt', async () => {
  const moments = [NOON, NOON + 1, NOON + 2, NOON + HOUR_MS - 1, NOON + HOUR_MS, NOON + HOUR_MS + 1]
  expect(await waitsAt(moments)).toEqual([null, null, 3600, 1, null, null])
})

test('a clock that is a little behind another one counts in the same window', async () => {
  expect(await waitsAt([NOON, NOON, NOON - 5_000])).toEqual([null, null, 3605])
})

test('a window from a clock that was days ahead delays no attempt', async () => {
  const ahead = NOON + 72 * HOUR_MS
  expect(await waitsAt([ahead, ahead, NOON, NOON, NOON])).toEqual([null, null, null, null, 3600])
})
