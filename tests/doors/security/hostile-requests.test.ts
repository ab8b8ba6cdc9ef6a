import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookings } from '#platform/database/schema/schema.ts'
import { placedBooking } from '../../factories.ts'
import { builtSite } from '../fixtures/built-site.ts'
import { listPostAddresses, POST_EXAMPLES } from '../fixtures/post-examples.ts'
import { DRAW, fuzzedSite, problemsWith, REQUESTS_EACH } from './fuzzed-site.ts'
import { FORMER_FAILURES } from './hostile-requests.ts'
import { listInvalidRows } from './invalid-rows.ts'

const LONG = { timeout: 60_000 + REQUESTS_EACH * 400 }

test('every address that takes a POST has an example', () => {
  expect([...new Set(POST_EXAMPLES.map(([address]) => address))].sort()).toEqual(listPostAddresses().sort())
})

test.for(POST_EXAMPLES)(
  'POST %s, one of the %s: hostile requests cause no 5xx and store no invalid row',
  LONG,
  async (example) => {
    const [address, door] = example
    await using site = await fuzzedSite(example)
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(site.requests, async (hostile) => {
        for (const answer of await site.send(hostile)) {
          expect(problemsWith(answer, door, hostile)).toEqual([])
          statuses.add(answer.status)
        }
      }),
      {
        ...DRAW,
        numRuns: REQUESTS_EACH,
        examples: (FORMER_FAILURES[address] ?? []).map((hostile) => [hostile]),
      },
    )
    expect(site.errors).toEqual([])
    await site.sendMails()
    expect(await listInvalidRows(site)).toEqual([])
    expect(
      [...statuses].some((status) => ![413, 415].includes(status)),
      'at least one body was read',
    ).toBe(true)
  },
)

test('control: an invalid row is reported', async () => {
  await using site = await builtSite()
  await placedBooking(site, 'erawan-death-railway')
  expect(await listInvalidRows(site)).toEqual([])
  await site.deps.db.read.update(bookings).set({ customerEmail: 'ada@example.com, eve@evil.example' })
  expect(await listInvalidRows(site)).toEqual([
    expect.stringContaining('booking.email'),
    expect.stringContaining('a mail goes to "ada@example.com"'),
  ])
})
