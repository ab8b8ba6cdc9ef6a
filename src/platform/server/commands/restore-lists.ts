import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { RevokedLink } from '#guests/links/access-links.store.ts'
import type { Erasure } from '#guests/privacy/erasures.store.ts'
import { InvalidBackup } from '../../database/backup/format.ts'
import type { Revocation } from '../../database/maintenance/audit-log.store.ts'

/** An append-only list outside of the database. A restore reapplies its entries, which the backup may not have. */
export type RestoreList<Entry> = {
  file: string
  /** Appends entries and flushes them to disk. */
  append(entries: Entry[]): void
  /** All entries; `undefined` when the file does not exist. @throws {InvalidBackup} when a line cannot be read */
  read(): Entry[] | undefined
}

const id = z.uuid()
const at = z.iso.datetime().pipe(z.coerce.date())

/** Erased persons, in `DATA_DIR/erasures`. */
export function erasureList(dataDir: string): RestoreList<Erasure> {
  const entry = z.object({ id, at, addressCode: z.string(), secretMark: z.string() })
  return openList(path.resolve(dataDir, 'erasures'), entry, 'erasure')
}

/** Revoked admin roles, in `DATA_DIR/revocations`. */
export function revocationList(dataDir: string): RestoreList<Revocation> {
  const entry = z.object({ id, at, userId: z.uuid() })
  return openList(path.resolve(dataDir, 'revocations'), entry, 'revocation')
}

/** Ended links, in `DATA_DIR/revoked-links`, by the ids from which only the site's secret makes their tokens. */
export function revokedLinkList(dataDir: string): RestoreList<RevokedLink> {
  return openList(path.resolve(dataDir, 'revoked-links'), z.object({ id, at }), 'ended link')
}

function openList<Entry>(file: string, entry: z.ZodType<Entry>, name: string): RestoreList<Entry> {
  return {
    file,
    append(entries) {
      mkdirSync(path.dirname(file), { recursive: true })
      const handle = openSync(file, 'a', 0o600)
      const before = fstatSync(handle).size
      try {
        // On a full disk this may fail after a partial write, which is truncated below.
        const begin = endsWithNewline(file, before) ? '' : '\n'
        writeFileSync(handle, begin + entries.map((one) => `${JSON.stringify(one)}\n`).join(''))
        fsyncSync(handle)
      } catch (error) {
        ftruncateSync(handle, before)
        throw error
      } finally {
        closeSync(handle)
      }
    },
    read: () =>
      readIfExists(file)
        ?.split('\n')
        .map((line, index) => ({ line, number: index + 1 }))
        .filter(({ line }) => line.trim() !== '')
        .map(({ line, number }) => {
          try {
            return entry.parse(JSON.parse(line))
          } catch (error) {
            throw new InvalidBackup(`Line ${number} of ${file} is not a valid ${name}. Fix or remove it.`, {
              cause: error,
            })
          }
        }),
  }
}

function endsWithNewline(file: string, size: number): boolean {
  return size === 0 || readFileSync(file).at(-1) === 10
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
