import { expect, test } from 'vitest'
import { InvalidBackup } from '#adapters/database/backup/format.ts'
import { listNewestAuditEntries } from '#adapters/database/maintenance/audit-log.ts'
import { type Erasure, listErasures } from '#adapters/database/privacy/erasures.ts'
import { erasePerson } from '#operations/erase-person.ts'
import { placedBooking } from '../factories.ts'
import { type TestSite, testSite } from '../site.ts'
import { madeFrom, restoreOver } from './backup-file.ts'
import { rowsByTable, rowsWith } from './content.ts'

const BY_EMAIL = 'erawan-death-railway'
const ADA = { name: 'Ada Lovelace', email: 'Ada@Example.com' }
const GRACE = { name: 'Grace Hopper', email: 'grace@example.com' }
const WORDS_OF_ADA = ['ada@example.com', 'Ada Lovelace']

/** Erases Ada, in whatever way she writes her address. @returns what stands in the file beside the database */
async function eraseAda({ deps }: TestSite): Promise<Erasure[]> {
  const outside: Erasure[] = []
  const keepOutside = (erasure: Erasure) => outside.push(erasure)
  const done = await erasePerson({ ...deps, keepOutside }, 'ada@example.com', { evenUpcoming: true })
  expect(done).toMatchObject({ ok: true })
  return outside
}

/** @returns how many persons were erased again */
async function restore(site: TestSite, file: Buffer, wish: Parameters<typeof restoreOver>[2] = {}) {
  return (await restoreOver(site, file, wish)).erasedAgain
}

/** Rows that tell of people; not what is noted about the restore itself. */
async function peopleOf({ database }: TestSite) {
  const { audit_log, erasures, last_times, rate_limits, ...people } = await rowsByTable(database.pool)
  return people
}

/** A site with two guests, and what it would hold if there had only ever been Grace. */
async function twoGuests() {
  const site = await testSite()
  await placedBooking(site, BY_EMAIL, GRACE)
  const onlyGrace = await peopleOf(site)
  await placedBooking(site, BY_EMAIL, ADA)
  return { site, onlyGrace, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() }
}

test('restored over the database in which a person was erased, the backup brings back everybody else', async () => {
  await using guests = await twoGuests()
  const { site, onlyGrace } = guests
  const { file } = await madeFrom(site.database)
  await eraseAda(site)
  await placedBooking(site, BY_EMAIL, { name: 'Late', email: 'late@example.com' })

  expect(await restore(site, file)).toBe(1)
  expect(await peopleOf(site)).toEqual(onlyGrace)
  expect(await rowsWith(site.database.pool, WORDS_OF_ADA)).toEqual([])
  expect(await listErasures(site.deps.db.read)).toHaveLength(1)
})

test('onto an empty machine, the list that was kept beside the backup does the same', async () => {
  await using guests = await twoGuests()
  const { file } = await madeFrom(guests.site.database)
  const list = await eraseAda(guests.site)

  await using empty = await testSite()
  expect(await restore(empty, file, { erasures: list })).toBe(1)
  expect(await peopleOf(empty)).toEqual(guests.onlyGrace)
  expect(await rowsWith(empty.database.pool, WORDS_OF_ADA)).toEqual([])
  expect(await listErasures(empty.deps.db.read)).toEqual(list)
})

test('control: without the list an empty machine cannot know, and the person is back', async () => {
  await using guests = await twoGuests()
  const { file } = await madeFrom(guests.site.database)
  const everybody = await peopleOf(guests.site)
  await eraseAda(guests.site)
  await using empty = await testSite()
  expect(await restore(empty, file)).toBe(0)
  expect(await peopleOf(empty)).toEqual(everybody)
})

test('whoever came back after being erased stays: the backup knows of the erasure', async () => {
  await using guests = await twoGuests()
  const { site } = guests
  const list = await eraseAda(site)
  await placedBooking(site, BY_EMAIL, ADA)
  const { file } = await madeFrom(site.database)
  const before = await peopleOf(site)
  expect(await restore(site, file, { erasures: list })).toBe(0)
  expect(await peopleOf(site)).toEqual(before)
})

test('with another secret nobody could be found, so the restore is refused unless that is wanted', async () => {
  await using guests = await twoGuests()
  const { site } = guests
  const { file } = await madeFrom(site.database)
  const everybody = await peopleOf(site)
  await eraseAda(site)
  const before = await rowsByTable(site.database.pool)
  const authSecret = 'another secret, of at least so many letters'
  const refused = restore(site, file, { authSecret })
  await expect(refused).rejects.toThrow(InvalidBackup)
  await expect(refused).rejects.toThrow('One erasure since the backup was noted with another AUTH_SECRET')
  expect(await rowsByTable(site.database.pool)).toEqual(before)
  expect(await restore(site, file, { authSecret, evenErased: true })).toBe(0)
  expect(await peopleOf(site)).toEqual(everybody)
})

test('who did what is not turned back by a restore, and the restore is noted', async () => {
  await using guests = await twoGuests()
  const { site } = guests
  const { file } = await madeFrom(site.database)
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
