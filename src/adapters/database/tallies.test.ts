import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ShownMailStatus } from '#domain/mail.ts'
import type { TestDatabase } from '#tests/database/database.ts'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { NOTHING_TO_SAY } from './mails.ts'
import { mails, newsletterSubscriptions, tallies, testimonials } from './schema.ts'
import { findCounts } from './tallies.ts'

const mailTo = (toAddress: string) => ({ kind: 'any', subjectId: crypto.randomUUID(), toAddress })

async function countsOf({ db }: TestDatabase, ...states: ShownMailStatus[]) {
  const count = await findCounts(db.read)
  return states.map((state) => count('mails', state))
}

test('rows are counted as they come, change and go', async () => {
  await using database = await recycledDatabase()
  const { read } = database.db
  const states: ShownMailStatus[] = ['queued', 'sent', 'undeliverable', 'not-needed']
  expect(await countsOf(database, ...states)).toEqual([0, 0, 0, 0])

  await read.insert(mails).values([mailTo('a@example.com'), mailTo('b@example.com'), mailTo('c@example.com')])
  expect(await countsOf(database, ...states)).toEqual([3, 0, 0, 0])
  await read.update(mails).set({ status: 'sent' }).where(eq(mails.toAddress, 'a@example.com'))
  await read.update(mails).set({ status: 'undeliverable' }).where(eq(mails.toAddress, 'b@example.com'))
  expect(await countsOf(database, ...states)).toEqual([1, 1, 1, 0])
  await read.update(mails).set({ attempts: 7, lastError: NOTHING_TO_SAY })
  expect(await countsOf(database, ...states)).toEqual([1, 1, 0, 1])
  await read.delete(mails).where(eq(mails.toAddress, 'a@example.com'))
  expect(await countsOf(database, ...states)).toEqual([1, 0, 0, 1])
  await read.execute(sql`truncate ${mails}`)
  expect(await countsOf(database, ...states)).toEqual([0, 0, 0, 0])
})

test('an address that asks again is counted once, in its new state', async () => {
  await using database = await recycledDatabase()
  const { read } = database.db
  const asked = {
    email: 'ada@example.com',
    subscriptionSource: 'footer',
    confirmationId: crypto.randomUUID(),
  }
  const ask = (isActive: boolean) =>
    read
      .insert(newsletterSubscriptions)
      .values({ ...asked, isActive })
      .onConflictDoUpdate({ target: newsletterSubscriptions.email, set: { isActive } })
  await ask(true)
  await ask(false)
  const count = await findCounts(read)
  expect(count('newsletter_subscriptions')).toBe(1)
  expect(count('newsletter_subscriptions', 'active')).toBe(0)
})

test('a state of several parts is counted in each', async () => {
  await using database = await recycledDatabase()
  const review = {
    customerName: 'Ada',
    customerEmail: 'ada@example.com',
    rating: 5,
    reviewText: 'A calm driver.',
    tourName: 'Erawan',
    reviewDate: '2026-11-20',
  }
  await database.db.read
    .insert(testimonials)
    .values([review, { ...review, isApproved: true }, { ...review, isApproved: true, isFeatured: true }])
  const count = await findCounts(database.db.read)
  expect(count('testimonials')).toBe(3)
  expect(count('testimonials', 'approved', 'approved featured')).toBe(2)
  expect(count('testimonials', 'pending')).toBe(1)
})

test('what is rolled back was never counted', async () => {
  await using database = await recycledDatabase()
  const failing = database.db.transaction(async (tx) => {
    await tx.insert(mails).values(mailTo('a@example.com'))
    throw new Error('changed its mind')
  })
  await expect(failing).rejects.toThrow('changed its mind')
  expect(await countsOf(database, 'queued')).toEqual([0])
})

test('two at once do not wait for each other, and both count', async () => {
  await using database = await recycledDatabase()
  const { db } = database
  await db.read.insert(mails).values(mailTo('first@example.com'))
  await db.transaction(async (one) => {
    await one.insert(mails).values(mailTo('one@example.com'))
    await db.transaction((other) => other.insert(mails).values(mailTo('other@example.com')))
    expect(await countsOf(database, 'queued')).toEqual([2])
  })
  expect(await countsOf(database, 'queued')).toEqual([3])
})

test('many one after another need no more room than one', async () => {
  await using database = await recycledDatabase()
  for (const name of ['a', 'b', 'c', 'd'])
    await database.db.read.insert(mails).values(mailTo(`${name}@example.com`))
  expect(await database.db.read.$count(tallies)).toBe(1)
})
