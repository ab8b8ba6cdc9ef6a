import { fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { Way } from './ways.ts'

/** What a guest was told, and may rely on from then on. */
export type Promised =
  | { way: Way; sent: Record<string, unknown>; reference: string; sessionId?: string }
  /** The site said that this checkout is paid. */
  | { way: 'paid'; sessionId: string }

/** Remembers every answer that promised something; each is on the disk before its guest does anything else. */
export function openLedger(file: string) {
  const descriptor = openSync(file, 'a')
  return {
    note(promised: Promised): void {
      writeSync(descriptor, `${JSON.stringify(promised)}\n`)
      fsyncSync(descriptor)
    },
    read: (): Promised[] =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  }
}

export type Ledger = ReturnType<typeof openLedger>
