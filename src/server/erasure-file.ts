import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { Unusable } from '#adapters/database/backup/file.ts'
import type { Erasure } from '#adapters/database/erasures.ts'

const line = z.object({
  id: z.uuid(),
  at: z.iso.datetime().pipe(z.coerce.date()),
  addressCode: z.string(),
  secretMark: z.string(),
})

/** Where the list of erasures is kept outside of the database, which a restore would turn back. */
export function erasureFileIn(dataDir: string): string {
  return path.resolve(dataDir, 'erasures')
}

/** Adds lines to the file; they are on the disk afterwards. */
export function appendErasures(file: string, erasures: Erasure[]): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const handle = openSync(file, 'a', 0o600)
  try {
    writeSync(handle, erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join(''))
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** What the file holds; `undefined` when there is none. @throws {Unusable} when a line cannot be read */
export function readErasures(file: string): Erasure[] | undefined {
  const text = textOf(file)
  return text
    ?.split('\n')
    .map((written, index) => ({ written, number: index + 1 }))
    .filter(({ written }) => written.trim() !== '')
    .map(({ written, number }) => {
      try {
        return line.parse(JSON.parse(written))
      } catch (error) {
        throw new Unusable(`Line ${number} of ${file} is no erasure. Mend or remove it.`, { cause: error })
      }
    })
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
