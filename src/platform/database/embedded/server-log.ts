import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, giveTo } from './os-account.ts'

type ServerLog = {
  /** For the server to write to. */
  descriptor: number
  close(): void
  /** The last lines written since it was opened. */
  tail(): string
}

const LIMIT_BYTES = 5_000_000
const TAIL_LINES = 12

/** Opens `<dataDir>/postgres.log` for appending, emptied when it has outgrown 5 MB. */
export function openServerLog(dataDir: string, owner: Account | undefined): ServerLog {
  const file = join(dataDir, 'postgres.log')
  const descriptor = openSync(file, 'a', 0o600)
  if (owner) giveTo(owner, file)
  if (fstatSync(descriptor).size > LIMIT_BYTES) ftruncateSync(descriptor)
  const start = fstatSync(descriptor).size
  return {
    descriptor,
    close: () => closeSync(descriptor),
    tail: () =>
      readFileSync(file).toString('utf8', start).trimEnd().split('\n').slice(-TAIL_LINES).join('\n') ||
      '(nothing)',
  }
}
