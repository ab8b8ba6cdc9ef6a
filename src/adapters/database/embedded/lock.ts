import { chownSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Account } from './os-account.ts'

export type Lock = { release(): void }

const SQLITE_BUSY = 5

/**
 * The right to run the one server over a cluster, or `undefined` when somebody holds it, be it this process.
 * Throws when the file system cannot lock.
 *
 * An open SQLite transaction is Node's only built-in way to a lock kept by the kernel. Such a lock ends with
 * its holder, however that dies, and also counts between containers that share a volume. A lock file with a
 * pid in it does neither: it must be judged (reused pids) and then replaced, and two starts can replace it.
 * Nothing else in this process may open the file: POSIX ends a lock when its holder closes any handle to it.
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
