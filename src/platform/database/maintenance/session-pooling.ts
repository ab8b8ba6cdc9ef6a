import { openDedicatedConnection } from '../dedicated-connection.ts'
import type { pg } from '../postgres-client.ts'

/** Two connections of other clients may meet ours at a pooler by chance. */
const ROUNDS = 3

/** A connection pooler gives each transaction another connection, so that what a session has set is lost. */
export class TransactionPooling extends Error {
  constructor() {
    super(
      'DATABASE_URL leads to a connection pooler that gives each transaction another connection. Set it to session mode (PgBouncer: pool_mode = session), or use the address of PostgreSQL itself.',
    )
  }
}

/**
 * Has a connection one session of the database for as long as it is open? The notifications of changes, the lock around
 * the migrations and the time limits of the connections need that.
 * @throws {TransactionPooling} when a pooler in transaction or statement mode is in between
 * @throws the database's own error when it cannot be asked
 */
export async function requireOwnSession(url: string): Promise<void> {
  await using ours = await open(url)
  await using other = await open(url)
  for (let round = 0; round < ROUNDS; round++) {
    const before = await sessionOf(ours.client)
    // A pooler gives the other client the connection that ours has just used, and ours another one.
    await other.client.query('begin').catch(throwRefused)
    await sessionOf(other.client)
    const after = await sessionOf(ours.client)
    await other.client.query('rollback')
    if (after !== before) throw new TransactionPooling()
  }
}

/** In statement mode a pooler refuses every transaction, as a protocol violation. */
function throwRefused(error: Error & { code?: string }): never {
  throw error.code === '08P01' ? new TransactionPooling() : error
}

async function open(url: string) {
  const client = await openDedicatedConnection(url)
  return { client, [Symbol.asyncDispose]: () => client.end() }
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}
