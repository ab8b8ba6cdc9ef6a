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
import { Unusable } from '#adapters/database/backup/format.ts'
import type { Revocation } from '#adapters/database/maintenance/audit-log.ts'
import type { Erasure } from '#adapters/database/privacy/erasures.ts'

/** A list outside of the database, which a restore repeats instead of turning it back. Lines are only added. */
export type RestoreList<Entry> = {
  /** Its path. */
  file: string
  /** Adds entries; they are on the disk afterwards. */
  append(entries: Entry[]): void
  /** What it holds; `undefined` when there is no such file. @throws {Unusable} when a line cannot be read */
  read(): Entry[] | undefined
}

const id = z.uuid()
const at = z.iso.datetime().pipe(z.coerce.date())

/** The persons who were erased. */
export function erasureList(dataDir: string): RestoreList<Erasure> {
  const entry = z.object({ id, at, addressCode: z.string(), secretMark: z.string() })
  return listIn(path.resolve(dataDir, 'erasures'), entry, 'erasure')
}

/** The admins whose role was taken back. */
export function revocationList(dataDir: string): RestoreList<Revocation> {
  const entry = z.object({ id, at, userId: z.uuid() })
  return listIn(path.resolve(dataDir, 'revocations'), entry, 'revocation')
}

function listIn<Entry>(file: string, entry: z.ZodType<Entry>, name: string): RestoreList<Entry> {
  return {
    file,
    append(entries) {
      mkdirSync(path.dirname(file), { recursive: true })
      const handle = openSync(file, 'a', 0o600)
      const before = fstatSync(handle).size
      try {
        // On a full disk this fails, and may have written a part.
        const begin = endsALine(file, before) ? '' : '\n'
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
      textOf(file)
        ?.split('\n')
        .map((line, index) => ({ line, number: index + 1 }))
        .filter(({ line }) => line.trim() !== '')
        .map(({ line, number }) => {
          try {
            return entry.parse(JSON.parse(line))
          } catch (error) {
            throw new Unusable(`Line ${number} of ${file} is no ${name}. Mend or remove it.`, {
              cause: error,
            })
          }
        }),
  }
}

function endsALine(file: string, size: number): boolean {
  return size === 0 || readFileSync(file).at(-1) === 10
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
