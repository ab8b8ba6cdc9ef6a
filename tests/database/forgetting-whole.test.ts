import { expect, test } from 'vitest'
import { erasePerson } from '#guests/privacy/erase-person.ts'
import { forgetOldRequests } from '#guests/privacy/forget-old-requests.ts'
import { users } from '#platform/database/schema/account-tables.ts'
import { newsletterSubscriptions } from '#platform/database/schema/schema.ts'
import { everythingAboutAGuest } from './everything-about-a-guest.ts'
import { rowsWith } from './rows.ts'

const EVEN_UPCOMING = { evenUpcoming: true }

/** How many tables name the guest. */
function tablesOf(rows: readonly string[]): string[] {
  return [...new Set(rows.map((row) => row.slice(0, row.indexOf(':'))))].sort()
}

test('no column of any table has a word of a guest after an erasure', async () => {
  await using site = await everythingAboutAGuest()
  expect(tablesOf(await rowsWith(site.database.pool, site.words)).length).toBeGreaterThan(15)
  const outside = { ...site.deps, storeOutside() {} }
  expect(await erasePerson(outside, 'Ada@EXAMPLE.com', EVEN_UPCOMING)).toMatchObject({ ok: true })
  expect(await rowsWith(site.database.pool, site.words)).toEqual([])
})

test('nor after the retention, when account and newsletter have ended; of a review only what is public', async () => {
  await using site = await everythingAboutAGuest()
  await site.deps.db.read.delete(users)
  await site.deps.db.read.delete(newsletterSubscriptions)
  site.letTimePass(Date.parse('2028-02-01T10:00:00+07:00') - site.deps.now())
  await forgetOldRequests(site.deps)
  const left = await rowsWith(site.database.pool, site.words)
  expect(tablesOf(left)).toEqual(['testimonials'])
  expect(left.join('\n')).not.toContain('@')
})
