import fc from 'fast-check'
import { expect, test } from 'vitest'
import { saveReviewPhoto } from '#guests/reviews/review-photos.store.ts'
import { requeueMails } from '#messages/outbox/requeue-mails.ts'
import { InvalidBackup, readLines } from '#platform/database/backup/format.ts'
import type { Queryable } from '#platform/database/database.ts'
import { legs, mails, testimonials } from '#platform/database/schema/schema.ts'
import { insertSeason } from '../../scripts/seed/season.ts'
import { HOSTILE_STRINGS } from '../hostile-strings.ts'
import { TEST_NOW, testSite } from '../site.ts'
import { backupOf, restoreInto } from './backup-file.ts'
import { testDatabase } from './database.ts'
import { rowsByTable } from './rows.ts'

const mailTo = (toAddress: string) => ({ kind: 'any', subjectId: crypto.randomUUID(), toAddress })

/** Two databases, the first seeded and with hostile text. */
async function filledAndEmpty() {
  const filled = await testDatabase()
  const empty = await testDatabase()
  await insertSeason(filled.db, {
    nowMs: TEST_NOW,
    publicUrl: 'http://localhost:3000',
    tokenOf: (id) => `token of ${id}`,
    operator: 'desk@example.com',
  })
  const lines = ['\\.', '\\N', 'a\\.\n\\.\nb', 'tab\there', 'cr\r\nlf', 'ls\u2028ps\u2029', '日本 🚐 ไทย', '']
  await filled.db.read
    .insert(mails)
    .values(
      [...lines, ...HOSTILE_STRINGS.filter(isStorable)].map((text) => ({ ...mailTo(text), lastError: text })),
    )
  const [review] = await filled.db.read.select().from(testimonials).limit(1)
  await saveReviewPhoto(filled.db.read, review?.id ?? '', Buffer.from([0, 92, 46, 10, 255]))
  return {
    filled,
    empty,
    async [Symbol.asyncDispose]() {
      await filled[Symbol.asyncDispose]()
      await empty[Symbol.asyncDispose]()
    },
  }
}

/** PostgreSQL stores no NUL, and UTF-8 no lone surrogate. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

test('a backup restores the rows of one moment, although the site keeps writing', async () => {
  await using databases = await filledAndEmpty()
  const { filled, empty } = databases
  const before = await rowsByTable(filled.pool)
  const { file, rows } = await backupOf(filled, async () => {
    await filled.db.read.insert(mails).values(mailTo('late@example.com'))
    await filled.db.read.delete(legs)
  })
  expect(await restoreInto(empty, file)).toEqual(rows)
  expect(rows).toMatchObject({ bookings: 80, trip_details: 40, custom_trip_details: 25 })
  expect(await rowsByTable(empty.pool)).toEqual(before)
})

test('restoring a truncated or damaged file changes nothing', async () => {
  await using databases = await filledAndEmpty()
  const { filled, empty } = databases
  const { file } = await backupOf(filled)
  const nothing = await rowsByTable(empty.pool)
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: file.length - 1 }), async (end) => {
      await expect(restoreInto(empty, file.subarray(0, end))).rejects.toThrow(InvalidBackup)
    }),
    { numRuns: 25, examples: [[0], [file.length - 1], [file.indexOf('\\.\n') + 3]] },
  )
  const text = file.toString()
  const without = (table: string) =>
    Buffer.from(text.replace(new RegExp(`(\\{"table":"${table}".*\\n).*\\n`), '$1'))
  await expect(restoreInto(empty, without('legs'))).rejects.toThrow('rows are missing')
  await expect(restoreInto(empty, without('bookings'))).rejects.toThrow(/damaged: .*foreign key/)
  const otherTable = text.replace('{"table":"mails"', '{"table":"pg_class"')
  await expect(restoreInto(empty, Buffer.from(otherTable))).rejects.toThrow('no table pg_class')
  await expect(restoreInto(empty, Buffer.from('{}\n'))).rejects.toThrow('no backup of the site')
  expect(await rowsByTable(empty.pool)).toEqual(nothing)
})

test('a restore into a database with rows needs --replace', async () => {
  await using databases = await filledAndEmpty()
  const { filled, empty } = databases
  const { file } = await backupOf(filled)
  await empty.db.read.insert(mails).values(mailTo('here@example.com'))
  await expect(restoreInto(empty, file)).rejects.toThrow('--replace')
  expect((await rowsByTable(empty.pool)).mails).toHaveLength(1)
  await restoreInto(empty, file, { replace: true })
  expect(await rowsByTable(empty.pool)).toEqual(await rowsByTable(filled.pool))
})

test('restoring a file with missing tables or other columns changes nothing', async () => {
  await using databases = await filledAndEmpty()
  const { filled } = databases
  const { file } = await backupOf(filled)
  const before = await rowsByTable(filled.pool)
  const lines = file.toString().split('\n')
  const [beginning = '', mailsHead = ''] = lines.filter((line) => /^\{"(backup|table":"mails)"/.test(line))
  const nothing = `${beginning}\n{"rows":{}}\n`
  const oneTable = `${beginning}\n${mailsHead}\n\\.\n{"rows":{"mails":0}}\n`
  const otherColumns = file.toString().replace('"to_address"', '"to_nobody"')
  for (const [text, words] of [
    [nothing, /tables are missing \(.*\bbookings, /],
    [oneTable, /tables are missing \(.*\bbookings, /],
    [otherColumns, 'mails has other columns'],
  ] as const)
    await expect(restoreInto(filled, Buffer.from(text), { replace: true })).rejects.toThrow(words)
  expect(await rowsByTable(filled.pool)).toEqual(before)
})

test('an endless line is refused before it fills the memory', async () => {
  const piece = Buffer.alloc(1_000_000, 'a')
  let taken = 0
  async function* endless() {
    for (; taken < 100; taken++) yield piece
  }
  await expect(readLines(endless()).next()).rejects.toThrow(InvalidBackup)
  expect(taken).toBeLessThan(10)
})

test.for([
  [-1, 'an older version'],
  [1, 'a newer version'],
] as const)('a backup of another version is refused (%i)', async ([step, words]) => {
  await using databases = await filledAndEmpty()
  const { file } = await backupOf(databases.filled)
  const other = file
    .toString()
    .replace(/"migration":(\d+)/, (_, made) => `"migration":${Number(made) + step}`)
  await expect(restoreInto(databases.empty, Buffer.from(other))).rejects.toThrow(words)
})

test('a restore queues exactly the unsent emails', async () => {
  await using databases = await filledAndEmpty()
  const { file } = await backupOf(databases.filled)
  await using site = await testSite()
  const { database, deps } = site
  const finish = (tx: Queryable) => requeueMails(deps, tx)
  await restoreInto(database, file, { finish })
  // A second restore over the same database makes no second job for an email.
  await restoreInto(database, file, { finish, replace: true })
  const { rows: jobs } = await database.pool.query(
    "select data ->> 'mailId' as id from pgboss.job where name = 'send-mail' order by 1",
  )
  const { rows: waiting } = await database.pool.query(
    "select id from mails where status = 'queued' order by id",
  )
  expect(jobs).toEqual(waiting)
  expect(jobs.length).toBeGreaterThan(10)
  expect(jobs.length).toBeLessThan((await rowsByTable(database.pool)).mails?.length ?? 0)
})
