import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Database, openPool } from '#platform/database/database.ts'
import { asClient, databaseUrl } from './server.ts'

export type TestDatabase = {
  url: string
  pool: pg.Pool
  db: Database
  [Symbol.asyncDispose](): Promise<void>
}

/** A migrated database for one test, dropped at its end: `await using database = await testDatabase()`. */
export async function testDatabase(): Promise<TestDatabase> {
  const name = await createCopy()
  const url = urlOf(name)
  const pool = openPool(url)
  return {
    url,
    pool,
    db: createDatabase(pool),
    async [Symbol.asyncDispose]() {
      await pool.end()
      await drop(name)
    },
  }
}

export async function createCopy(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template template_site`)
  return name
}

export async function drop(name: string): Promise<void> {
  await onServer(`drop database ${name} with (force)`)
}

function onServer(sql: string): Promise<unknown> {
  return asClient(urlOf('postgres'), (admin) => admin.query(sql))
}

export function urlOf(database: string): string {
  return databaseUrl(inject('databaseServer'), database)
}
