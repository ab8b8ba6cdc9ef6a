import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listErasures } from '#adapters/database/privacy/erasures.ts'
import { bookings } from '#adapters/database/schema/schema.ts'
import { erasePerson } from '#operations/privacy/erase-person.ts'
import { testSite } from '../site.ts'
import { backupOf, restoreOver } from './backup-file.ts'

/** Made by `npm run seed` and `npm run backup` of the release before this one; replace it when one is released. */
const FILE = path.join(import.meta.dirname, 'release-before.gz')

test('a backup that the release before made is restored with every row, and the site goes on with it', async () => {
  const backup = gunzipSync(readFileSync(FILE))
  const { rows } = JSON.parse(backup.toString().trimEnd().split('\n').at(-1) ?? '')
  await using site = await testSite()
  await restoreOver(site, backup)
  // The restore adds itself to the audit log.
  const { rows: now } = await backupOf(site.database)
  expect(now).toMatchObject({ ...rows, audit_log: rows.audit_log + 1 })
  const [booking] = await site.deps.db.read.select().from(bookings).where(eq(bookings.status, 'completed'))
  const outside = { ...site.deps, storeOutside() {} }
  const erased = await erasePerson(outside, booking?.reference ?? '', { evenUpcoming: true })
  expect(erased.message).toContain(`${booking?.reference} is erased`)
  expect(await listErasures(site.deps.db.read)).toHaveLength(1)
})
