import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Actor } from '#bookings/actor.rules.ts'
import { Unavailable } from '../problems/unavailable.rules.ts'
import { OUR_SESSION, pg } from './postgres-client.ts'

/** What a query runs on: the pool, or one transaction. */
export type Queryable = NodePgDatabase & { $client: pg.Pool | pg.ClientBase }

export type Database = {
  /** For reads outside of a transaction. */
  read: Queryable
  /**
   * Runs `work` in one transaction on one connection; a throw inside rolls back and comes out unchanged. When the
   * database ends the transaction because of another one (a deadlock, a serialization failure), `work` runs again, so
   * it must do nothing that a rollback does not take back.
   * @param actor who acts: written into the events of bookings, payments and allocations. Without one, the database
   *   refuses every change of these
   * @throws {Unavailable} when the database does not answer within the time limits below, or ended every try
   */
  transaction<Result>(work: (tx: Queryable) => Promise<Result>, by?: { actor: Actor }): Promise<Result>
}

/** Timeouts for getting a connection and for one statement, in milliseconds. */
export type Limits = { connectMs: number; statementMs: number }

/** Together less than four seconds, so that a guest gets a timely error while the database hangs. */
const GUEST_LIMITS: Limits = { connectMs: 1_500, statementMs: 2_000 }

const IDLE_IN_TRANSACTION_MS = 10_000

/**
 * A connection pool that survives database restarts and silently dropped connections: a statement that exceeds its
 * timeout fails, and its connection is replaced. `connections` is the size of the pool.
 */
export function openPool(
  url: string,
  connections = 15,
  { connectMs, statementMs } = GUEST_LIMITS,
  name = 'saphan',
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs,
    application_name: name,
    // Not as parameters of the connection: a pooler such as PgBouncer refuses those that it does not know.
    onConnect: async (client) => {
      await client.query(
        `${OUR_SESSION}; set statement_timeout = ${statementMs}; set lock_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_MS}`,
      )
    },
  })
  pool.on('error', ignore)
  // Without this a connection lost while it is checked out would end the whole process.
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

// A lost connection also fails the query that ran on it, and is reported there.
function ignore() {}

export function createDatabase(pool: pg.Pool): Database {
  return {
    read: drizzle({ client: withUnavailable(pool) }),
    transaction: (work, by) => unlessInTheWay(() => inTransaction(pool, work, by?.actor)),
  }
}

/** How often something is tried that the database ends because of another transaction, and the longest pause. */
const TRIES = 5
const PAUSE_MS = 100
/** SQLSTATE of a deadlock and of a serialization failure: everything was rolled back, and the same may now succeed. */
const IN_THE_WAY = ['40P01', '40001']

/** @throws {Unavailable} when every try met another transaction */
async function unlessInTheWay<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      const cause: Error & { code?: string } = rootCause(error)
      if (!IN_THE_WAY.includes(cause.code ?? '')) throw error
      if (tries === TRIES) throw new Unavailable('other transactions were in the way', { cause })
      // Of different length, so that two that met each other do not meet again.
      await sleep(PAUSE_MS * Math.random())
    }
  }
}

/**
 * Not drizzle's own `transaction`: its BEGIN stands outside its try, so a stalled BEGIN would keep the
 * connection for ever; and a dead connection must be destroyed, not asked to roll back.
 */
async function inTransaction<Result>(
  pool: pg.Pool,
  work: (tx: Queryable) => Promise<Result>,
  actor: Actor | undefined,
): Promise<Result> {
  const client = await pool.connect().catch(throwUnavailable)
  let broken: Error | undefined
  try {
    await client.query(actor ? `begin; set local saphan.actor = ${pg.escapeLiteral(actor)}` : 'begin')
    const result = await work(drizzle({ client }))
    await client.query('commit')
    return result
  } catch (error) {
    const cause = rootCause(error)
    if (isConnectionProblem(cause)) {
      broken = cause
      throw new Unavailable('the database did not answer', { cause })
    }
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Does a part of a transaction as somebody else: a guest who books ends the bookings that are overdue, but it is the clock
 * that ends them.
 */
export async function actingAs<Result>(
  tx: Queryable,
  actor: Actor,
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await tx.execute<{ was: string }>(sql`select current_setting('saphan.actor') as was`)
  await tx.execute(sql`select set_config('saphan.actor', ${actor}, true)`)
  const result = await work()
  await tx.execute(sql`select set_config('saphan.actor', ${rows[0]?.was ?? ''}, true)`)
  return result
}

/** The pool, with connection problems turned into `Unavailable`. */
function withUnavailable(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get(target, property) {
      if (property !== 'query') return Reflect.get(target, property, target)
      return (query: pg.QueryConfig, values?: unknown[]) =>
        unlessInTheWay(() => target.query(query, values)).catch(throwUnavailable)
    },
  })
}

function throwUnavailable(error: unknown): never {
  const cause = rootCause(error)
  throw isConnectionProblem(cause) ? new Unavailable('the database did not answer', { cause }) : error
}

/** drizzle wraps what the driver threw. */
function rootCause(error: unknown): Error {
  if (error instanceof Error && error.cause instanceof Error) return rootCause(error.cause)
  return error instanceof Error ? error : new Error(String(error))
}

// SQLSTATE classes: 08 connection, 57 operator intervention (shutdown, cancel, statement timeout), 53 resources, 58 the
// system below, and 55P03 lock not available, 25P03 idle transaction ended, 25006 a replica that can only be read.
const UNAVAILABLE_STATES = /^(08|53|57|58)|^55P03$|^25P03$|^25006$/

// The driver's messages when a connection cannot be made, is lost or times out.
const DRIVER_MESSAGES =
  /^(Query read timeout|timeout exceeded when trying to connect|timeout expired|Connection terminated|Client was closed|Client has encountered a connection error|Cannot use a pool after)/
const SOCKET_SYSCALLS = ['connect', 'read', 'write', 'getaddrinfo']

function isConnectionProblem(error: Error & { code?: string; syscall?: string }): boolean {
  if (error instanceof Unavailable) return true
  if (error instanceof pg.DatabaseError) return UNAVAILABLE_STATES.test(error.code ?? '')
  return SOCKET_SYSCALLS.includes(error.syscall ?? '') || DRIVER_MESSAGES.test(error.message)
}
