import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { openDedicatedConnection } from '../dedicated-connection.ts'

/** Relative to the working directory, because this module is elsewhere in the build. */
const MIGRATIONS = path.resolve('src/platform/database/migrations')
/** The key of the advisory lock; the same in every instance. */
const MIGRATION_LOCK = 7_266_426

/**
 * Runs the pending migrations. Instances that start at the same time wait for each other by an advisory lock.
 * @throws the database's own error when a migration fails; that migration is rolled back
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await openDedicatedConnection(url)
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle({ client }), { migrationsFolder: MIGRATIONS })
  } finally {
    await client.end()
  }
}

/**
 * Has the database every migration of this version (or later ones)?
 * @throws the database's own error when it cannot be asked
 */
export async function isMigrated(url: string): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder: MIGRATIONS }).at(-1)?.folderMillis ?? 0
  const client = await openDedicatedConnection(url)
  try {
    const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as journal")
    if (!rows[0]?.journal) return false
    const applied = await client.query('select max(created_at) as newest from drizzle.__drizzle_migrations')
    return Number(applied.rows[0]?.newest ?? 0) >= newest
  } finally {
    await client.end()
  }
}
