import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { erasePerson } from '#guests/privacy/erase-person.ts'
import { listErasures } from '#guests/privacy/erasures.store.ts'
import { bookings } from '#platform/database/schema/schema.ts'
import { testSite } from '../site.ts'
import { backupOf, restoreOver } from './backup-file.ts'
import { readKeptBackup } from './kept-backup.ts'

test('the kept backup of a filled site is restored with every row, and the site goes on with it', async () => {
  const { backup, rows } = readKeptBackup()
  await using site = await testSite()
  await restoreOver(site, backup)
  const { rows: now } = await backupOf(site.database)
  expect(now).toMatchObject(rows)
  const [booking] = await site.deps.db.read.select().from(bookings).where(eq(bookings.status, 'completed'))
  const outside = { ...site.deps, storeOutside() {} }
  const erased = await erasePerson(outside, booking?.reference ?? '', { evenUpcoming: true })
  expect(erased.message).toContain(`${booking?.reference} is erased`)
  expect(await listErasures(site.deps.db.read)).toHaveLength(1)
})
