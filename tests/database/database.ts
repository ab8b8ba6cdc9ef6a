import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Database, openPool } from '#adapters/database/database.ts'
import { databaseUrl } from './server.ts'

export type TestDatabase = {
  url: string
  pool: pg.Pool
  db: Database
  [Symbol.asyncDispose](): Promise<void>
}

/** A finished database of its own, dropped at the end of the test: `await using database = await testDatabase()`. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  await asAdmin(server, `create database ${name} template template_site`)
  const url = databaseUrl(server, name)
  const pool = openPool(url)
  return {
    url,
    pool,
    db: createDatabase(pool),
    async [Symbol.asyncDispose]() {
      await pool.end()
      await asAdmin(server, `drop database ${name} with (force)`)
    },
  }
}

async function asAdmin(server: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}
