import { fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { RequestKind } from './request-kinds.ts'

/** What a guest was told, and may rely on from then on. */
export type Acknowledged =
  | { kind: RequestKind; sent: Record<string, unknown>; reference: string; sessionId?: string }
  /** The site said that this checkout is paid. */
  | { kind: 'paid'; sessionId: string }

/** Remembers every answer that acknowledged something; each is on the disk before its guest does anything else. */
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
