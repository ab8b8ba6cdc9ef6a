import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Database, openPool } from '#adapters/database/database.ts'
import { wipe } from './recycling.ts'
import { asClient, databaseUrl } from './server.ts'

export type TestDatabase = {
  url: string
  pool: pg.Pool
  db: Database
  [Symbol.asyncDispose](): Promise<void>
}

/** Emptied databases of this process that wait for their next test. */
const wiped: string[] = []

/** A finished database of its own, gone at the end of the test: `await using database = await testDatabase()`. */
export function testDatabase(): Promise<TestDatabase> {
  return openDatabase(createCopy, drop)
}

/** The same, but quicker to have: one that an earlier test has used and that is as it was before. */
export function recycledDatabase(): Promise<TestDatabase> {
  return openDatabase(
    async () => wiped.pop() ?? (await createCopy()),
    async (name) => {
      if (await asAdmin(name, wipe)) wiped.push(name)
      else await drop(name)
    },
  )
}

async function openDatabase(
  take: () => Promise<string>,
  giveBack: (name: string) => Promise<void>,
): Promise<TestDatabase> {
  const name = await take()
  const url = databaseUrl(inject('databaseServer'), name)
  const pool = openPool(url)
  return {
    url,
    pool,
    db: createDatabase(pool),
    async [Symbol.asyncDispose]() {
      await pool.end()
      await giveBack(name)
    },
  }
}

async function createCopy(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin('postgres', (admin) => admin.query(`create database ${name} template template_site`))
  return name
}

async function drop(name: string): Promise<void> {
  await asAdmin('postgres', (admin) => admin.query(`drop database ${name} with (force)`))
}

function asAdmin<Result>(database: string, work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  return asClient(databaseUrl(inject('databaseServer'), database), work)
}
