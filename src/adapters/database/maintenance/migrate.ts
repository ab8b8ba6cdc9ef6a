import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { openDedicatedConnection } from '#adapters/database/dedicated-connection.ts'

/** From the folder of the site, where every command runs: in the build this module stands elsewhere. */
const MIGRATIONS = path.resolve('src/adapters/database/migrations')
/** Any number, the same in every instance of this product. */
const MIGRATION_LOCK = 7_266_426

/**
 * Brings the database up to date. Several instances may start at once: one migrates, the others wait.
 * @throws the database's own error when a migration fails; nothing of that migration is kept
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
 * Has the database had every migration that this version brings? One of a later version has.
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
