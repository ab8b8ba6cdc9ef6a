import { expect, test } from 'vitest'
import { erasePerson } from '#guests/privacy/erase-person.ts'
import { type Erasure, listErasures } from '#guests/privacy/erasures.store.ts'
import { InvalidBackup } from '#platform/database/backup/format.ts'
import { listNewestAuditEntries } from '#platform/database/maintenance/audit-log.store.ts'
import { placedBooking } from '../factories.ts'
import { type TestSite, testSite } from '../site.ts'
import { backupOf, restoreOver } from './backup-file.ts'
import { rowsByTable, rowsWith } from './rows.ts'

const BY_EMAIL = 'erawan-death-railway'
const ADA = { name: 'Ada Lovelace', email: 'Ada@Example.com' }
const GRACE = { name: 'Grace Hopper', email: 'grace@example.com' }
const WORDS_OF_ADA = ['ada@example.com', 'Ada Lovelace']

/** Erases Ada, with her address in lower case. @returns the content of the file `erasures` */
async function eraseAda({ deps }: TestSite): Promise<Erasure[]> {
  const outside: Erasure[] = []
  const storeOutside = (erasure: Erasure) => outside.push(erasure)
  const done = await erasePerson({ ...deps, storeOutside }, 'ada@example.com', { evenUpcoming: true })
  expect(done).toMatchObject({ ok: true })
  return outside
}

/** @returns how many people were erased again */
async function restore(site: TestSite, file: Buffer, wish: Parameters<typeof restoreOver>[2] = {}) {
  return (await restoreOver(site, file, wish)).erasedAgain
}

/** Rows about people, without those that the restore itself writes and the events, which name nobody. */
async function peopleOf({ database }: TestSite) {
  const { audit_log, erasures, events, last_times, rate_limits, ...people } = await rowsByTable(database.pool)
  return people
}

/** A site with two guests, and its rows when Grace was the only one. */
async function twoGuests() {
  const site = await testSite()
  await placedBooking(site, BY_EMAIL, GRACE)
  const onlyGrace = await peopleOf(site)
  await placedBooking(site, BY_EMAIL, ADA)
  return { site, onlyGrace, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() }
}

test('a restore over the database that knows an erasure repeats it', async () => {
  await using guests = await twoGuests()
  const { site, onlyGrace } = guests
  const { file } = await backupOf(site.database)
  await eraseAda(site)
  await placedBooking(site, BY_EMAIL, { name: 'Late', email: 'late@example.com' })

  expect(await restore(site, file)).toBe(1)
  expect(await peopleOf(site)).toEqual(onlyGrace)
  expect(await rowsWith(site.database.pool, WORDS_OF_ADA)).toEqual([])
  expect(await listErasures(site.deps.db.read)).toHaveLength(1)
})

test('a restore on an empty machine repeats the erasures in the file', async () => {
  await using guests = await twoGuests()
  const { file } = await backupOf(guests.site.database)
  const list = await eraseAda(guests.site)

  await using empty = await testSite()
  expect(await restore(empty, file, { erasures: list })).toBe(1)
  expect(await peopleOf(empty)).toEqual(guests.onlyGrace)
  expect(await rowsWith(empty.database.pool, WORDS_OF_ADA)).toEqual([])
  expect(await listErasures(empty.deps.db.read)).toEqual(list)
})

test('control: without the file a restore on an empty machine brings the person back', async () => {
  await using guests = await twoGuests()
  const { file } = await backupOf(guests.site.database)
  const allPeople = await peopleOf(guests.site)
  await eraseAda(guests.site)
  await using empty = await testSite()
  expect(await restore(empty, file)).toBe(0)
  expect(await peopleOf(empty)).toEqual(allPeople)
})

test('a guest who returned after an erasure and before the backup stays', async () => {
  await using guests = await twoGuests()
  const { site } = guests
  const list = await eraseAda(site)
  await placedBooking(site, BY_EMAIL, ADA)
  const { file } = await backupOf(site.database)
  const before = await peopleOf(site)
  expect(await restore(site, file, { erasures: list })).toBe(0)
  expect(await peopleOf(site)).toEqual(before)
})

test('with another AUTH_SECRET the restore is refused without --even-erased', async () => {
  await using guests = await twoGuests()
  const { site } = guests
  const { file } = await backupOf(site.database)
  const allPeople = await peopleOf(site)
  await eraseAda(site)
  const before = await rowsByTable(site.database.pool)
  const authSecret = 'another secret, of at least so many letters'
  const refused = restore(site, file, { authSecret })
  await expect(refused).rejects.toThrow(InvalidBackup)
  await expect(refused).rejects.toThrow('One erasure since the backup was noted with another AUTH_SECRET')
  expect(await rowsByTable(site.database.pool)).toEqual(before)
  expect(await restore(site, file, { authSecret, evenErased: true })).toBe(0)
  expect(await peopleOf(site)).toEqual(allPeople)
})

test('a restore keeps the audit log and adds itself to it', async () => {
  await using guests = await twoGuests()
  const { site } = guests
  const { file } = await backupOf(site.database)
  await eraseAda(site)
  await restore(site, file)
  await restore(site, file)
  const acts = await listNewestAuditEntries(site.deps.db.read, 10)
  expect(acts.map(({ action, detail }) => [action, detail])).toEqual([
    ['backup-restored', '20 Nov 2026, 10:00'],
    ['backup-restored', '20 Nov 2026, 10:00'],
    ['person-erased', '1 booking'],
  ])
})

test('an erasure by phone number or reference is repeated too, over the database and on an empty machine', async () => {
  await using site = await testSite()
  const { booking } = await placedBooking(site, BY_EMAIL, {
    phone: '+44 7700 900123',
    email: 'a@example.com',
  })
  const { booking: other } = await placedBooking(site, BY_EMAIL, {
    phone: '+1 202 555 0142',
    email: 'b@example.com',
  })
  await placedBooking(site, BY_EMAIL, { ...GRACE, phone: '+1 202 555 0143' })
  const { file } = await backupOf(site.database)
  const erasures: Erasure[] = []
  const deps = { ...site.deps, storeOutside: (erasure: Erasure) => erasures.push(erasure) }
  for (const typed of ['0044 7700 900123', other.reference])
    expect(await erasePerson(deps, typed, { evenUpcoming: true })).toMatchObject({ ok: true })
  await using empty = await testSite()
  expect(await restore(site, file)).toBe(2)
  expect(await restore(empty, file, { erasures })).toBe(2)
  for (const { database } of [site, empty]) {
    const left = await rowsWith(database.pool, [
      booking.reference,
      other.reference,
      'a@example.com',
      '202 555 0142',
    ])
    expect(left.filter((row) => !row.startsWith('audit_log'))).toEqual([])
    expect(await rowsWith(database.pool, [GRACE.name])).not.toEqual([])
  }
})
