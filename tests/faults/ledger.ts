import { fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { RequestKind } from './request-kinds.ts'

/** What a guest was told: a reference, or that a checkout is paid. */
export type Acknowledged =
  | { kind: RequestKind; sent: Record<string, unknown>; reference: string; sessionId?: string }
  /** The site said that this checkout is paid. */
  | { kind: 'paid'; sessionId: string }

/** A file of all acknowledgements; each is flushed to the disk before its guest goes on. */
export function openLedger(file: string) {
  const descriptor = openSync(file, 'a')
  return {
    note(acknowledged: Acknowledged): void {
      writeSync(descriptor, `${JSON.stringify(acknowledged)}\n`)
      fsyncSync(descriptor)
    },
    read: (): Acknowledged[] =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  }
}

export type Ledger = ReturnType<typeof openLedger>
