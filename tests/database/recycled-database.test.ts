import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#platform/database/schema/schema.ts'
import { recycledDatabase } from './recycled-database.ts'

const ADA = { id: crypto.randomUUID(), name: '', email: 'ada@example.com' }

test('a wiped database is like a new one', async () => {
  const first = await recycledDatabase()
  await first.db.read.insert(users).values(ADA)
  await first.db.read.execute(sql`delete from pgboss.queue`)
  await first[Symbol.asyncDispose]()

  await using second = await recycledDatabase()
  expect(second.url).toBe(first.url)
  expect(await second.db.read.select().from(users)).toEqual([])
  const { rows } = await second.db.read.execute(sql`select name from pgboss.queue where name = 'send-mail'`)
  expect(rows).toHaveLength(1)
})

test.for([
  'alter table users rename to elsewhere',
  'alter table users add column shoe_size int',
  'create table in_the_way ()',
  'drop table blackouts',
  'create trigger in_the_way before update on users for each row execute function suppress_redundant_updates_trigger()',
  'create function in_the_way() returns int language sql return 1',
  'begin',
])('a database is not reused after "%s"', async (change) => {
  const first = await recycledDatabase()
  await first.db.read.execute(sql.raw(change))
  await first[Symbol.asyncDispose]()

  await using second = await recycledDatabase()
  expect(second.url).not.toBe(first.url)
})
