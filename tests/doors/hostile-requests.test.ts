import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookings } from '#adapters/database/schema/schema.ts'
import { placedBooking } from '../factories.ts'
import { builtSite } from './built-site.ts'
import { DEEDS, listDoingAddresses } from './deeds.ts'
import { ONCE_BROKEN } from './hostile-requests.ts'
import { DRAW, REQUESTS_EACH, siteUnderAttack, wrongWith } from './site-under-attack.ts'
import { listUnsoundRows } from './sound-rows.ts'

const LONG = { timeout: 60_000 + REQUESTS_EACH * 400 }

test('whatever takes a POST is among the deeds that are tried', () => {
  expect([...new Set(DEEDS.map(([address]) => address))].sort()).toEqual(listDoingAddresses().sort())
})

test.for(DEEDS)(
  'POST %s, one of the %s: nothing that is sent breaks it, or what is stored',
  LONG,
  async (deed) => {
    const [address, door] = deed
    await using site = await siteUnderAttack(deed)
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(site.requests, async (hostile) => {
        for (const answer of await site.send(hostile)) {
          expect(wrongWith(answer, door, hostile)).toEqual([])
          statuses.add(answer.status)
        }
      }),
      { ...DRAW, numRuns: REQUESTS_EACH, examples: (ONCE_BROKEN[address] ?? []).map((hostile) => [hostile]) },
    )
    expect(site.faults).toEqual([])
    await site.sendMails()
    expect(await listUnsoundRows(site)).toEqual([])
    expect(
      [...statuses].some((status) => ![413, 415].includes(status)),
      'any was read',
    ).toBe(true)
  },
)

test('a row that no form would have let in would be found', async () => {
  await using site = await builtSite()
  await placedBooking(site, 'erawan-death-railway')
  expect(await listUnsoundRows(site)).toEqual([])
  await site.deps.db.read.update(bookings).set({ customerEmail: 'ada@example.com, eve@evil.example' })
  expect(await listUnsoundRows(site)).toEqual([
    expect.stringContaining('booking.email'),
    expect.stringContaining('a mail goes to "ada@example.com"'),
  ])
})
