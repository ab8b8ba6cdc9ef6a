import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseUrl } from './server.ts'

/** A database with nothing in it, dropped at the end of the test. */
export async function emptyDatabase() {
  const server = inject('databaseServer')
  const name = `test_empty_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const url = databaseUrl(server, name)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return {
    url,
    client,
    /** The first column of each row. */
    async list(query: string): Promise<string[]> {
      const { rows } = await client.query({ text: query, rowMode: 'array' })
      return rows.map(([value]) => String(value))
    },
    execute: (statement: string) => client.query(statement),
    async [Symbol.asyncDispose]() {
      await client.end()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
