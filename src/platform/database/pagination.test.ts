import { desc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listSubscriptions } from '#guests/newsletter/newsletter-list.store.ts'
import type { TestDatabase } from '#tests/database/database.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import type { PageRequest } from './pagination.ts'
import { newsletterSubscriptions } from './schema/schema.ts'

/** Inserts subscriptions, seven of them with each time. @returns their ids, newest first */
async function subscribed({ db }: TestDatabase, count: number): Promise<string[]> {
  await db.read.insert(newsletterSubscriptions).values(
    Array.from({ length: count }, (_, index) => ({
      email: `guest.${index}@example.com`,
      subscriptionSource: 'footer',
      confirmationId: crypto.randomUUID(),
      createdAt: new Date(Date.UTC(2026, 10, 1 + Math.floor(index / 7))),
    })),
  )
  const { id, createdAt } = newsletterSubscriptions
  const rows = await db.read.select({ id }).from(newsletterSubscriptions).orderBy(desc(createdAt), desc(id))
  return rows.map((row) => row.id)
}

async function pageOf({ db }: TestDatabase, asked: Partial<PageRequest> = {}) {
  const page = await listSubscriptions(db.read, { words: [], ...asked })
  if (!page) return expect.fail('the row at the edge is gone')
  return { ...page, ids: page.rows.map(({ id }) => id) }
}

test('paging to the end and back shows every row once, in order, also with equal times', async () => {
  await using database = await recycledDatabase()
  const ids = await subscribed(database, 60)

  const first = await pageOf(database)
  expect(first.before).toBeUndefined()
  const second = await pageOf(database, { edge: { side: 'after', id: first.after ?? '' } })
  const third = await pageOf(database, { edge: { side: 'after', id: second.after ?? '' } })
  expect([...first.ids, ...second.ids, ...third.ids]).toEqual(ids)
  expect(third.ids).toHaveLength(10)
  expect(third.after).toBeUndefined()

  const back = await pageOf(database, { edge: { side: 'before', id: third.before ?? '' } })
  expect(back).toEqual(second)
  expect(await pageOf(database, { edge: { side: 'before', id: back.before ?? '' } })).toEqual(first)
})

test('a page that ends with the list has no older one', async () => {
  await using database = await recycledDatabase()
  const ids = await subscribed(database, 25)
  expect(await pageOf(database)).toMatchObject({ ids, before: undefined, after: undefined })
})

test('paging back to the start shows a full page, also when rows were added meanwhile', async () => {
  await using database = await recycledDatabase()
  const ids = await subscribed(database, 40)
  const page = await pageOf(database, { edge: { side: 'before', id: ids[10] ?? '' } })
  expect(page).toEqual(await pageOf(database))
  expect(page.ids).toHaveLength(25)
})

test('rows that are added meanwhile move no row to another page', async () => {
  await using database = await recycledDatabase()
  const ids = await subscribed(database, 60)
  const { after = '' } = await pageOf(database)
  await database.db.read.insert(newsletterSubscriptions).values({
    email: 'late@example.com',
    subscriptionSource: 'footer',
    confirmationId: crypto.randomUUID(),
  })
  expect((await pageOf(database, { edge: { side: 'after', id: after } })).ids).toEqual(ids.slice(25, 50))
})

test('a deleted row is no valid cursor', async () => {
  await using database = await recycledDatabase()
  await subscribed(database, 3)
  const edge = { side: 'after', id: crypto.randomUUID() } as const
  expect(await listSubscriptions(database.db.read, { words: [], edge })).toBeUndefined()
})

test('a search is paged too', async () => {
  await using database = await recycledDatabase()
  await subscribed(database, 60)
  const words = ['guest.1']
  const first = await pageOf(database, { words, size: 8 })
  const second = await pageOf(database, { words, size: 8, edge: { side: 'after', id: first.after ?? '' } })
  const emails = [...first.rows, ...second.rows].map(({ email }) => email)
  expect(emails).toHaveLength(11)
  expect(emails.every((email) => email.startsWith('guest.1'))).toBe(true)
  expect(second.after).toBeUndefined()
  expect(
    await pageOf(database, { words, size: 8, edge: { side: 'before', id: second.before ?? '' } }),
  ).toEqual(first)
})
