import { chownSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Account } from './os-account.ts'

export type Lock = { release(): void }

const SQLITE_BUSY = 5

/**
 * The exclusive lock on a cluster, or `undefined` when a process holds it, even this one.
 * Throws when the file system cannot lock.
 *
 * An open SQLite transaction is Node's only built-in way to a kernel lock. Such a lock ends with its process, however
 * that dies, and works between containers that share a volume. A pid file does neither: pids are reused, and two starts
 * can replace the file at once.
 * No other code of this process may open the file: POSIX ends a lock when its holder closes any handle to it.
 * IMMEDIATE and not EXCLUSIVE: of two at once, one gets it. MEMORY: no second file, the first stays empty.
 */
export function takeLock(file: string, owner?: Account): Lock | undefined {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE')
    if (owner) chownSync(file, owner.uid, owner.gid)
  } catch (error) {
    database?.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined
    const reason = error instanceof Error ? error.message : error
    throw new Error(`${file} cannot be locked (${reason})`, { cause: error })
  }
  const held = database
  return { release: () => held.isOpen && held.close() }
}
