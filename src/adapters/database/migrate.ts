import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const MIGRATIONS = path.resolve(import.meta.dirname, 'migrations')
/** Any number, the same in every instance of this product. */
const MIGRATION_LOCK = 7_266_426

/**
 * Brings the database up to date. Several instances may start at once: one migrates, the others wait.
 * @throws the database's own error when a migration fails; nothing of that migration is kept
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS })
  } finally {
    await client.end()
  }
}
