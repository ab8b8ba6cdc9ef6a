import { once } from 'node:events'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { stopOrphanedServers } from '#adapters/database/embedded/orphans.ts'
import { testDatabase } from '../database/database.ts'
import { customerSpelling, jsonPost } from '../functions-door.ts'
import { kill, spawnNode } from '../node-process.ts'

/** An answer that takes longer is as bad as none, also on a machine that is busy with something else. */
const PATIENCE_MS = 60_000

/** A data folder that the account of the database can enter; gone at the end of the test. */
export function dataFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'saphan-process-')))
  chmodSync(folder, 0o755)
  onTestFinished(async () => {
    await stopOrphanedServers(path.join(folder, 'postgres'), () => {})
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return folder
}

/** A finished database for a site whose own is not what the test is about: quicker to have. Gone with the test. */
export async function databaseUrl(): Promise<string> {
  const database = await testDatabase()
  onTestFinished(() => database[Symbol.asyncDispose]())
  return database.url
}

const BUILT = ['build/server/index.js']
/** As `npm run dev` does it. */
export const FROM_SOURCES = ['--conditions=development', 'src/server/development.ts']

/** The site as a process of its own, ended with the test. */
export function spawnSite(
  settings: Record<string, string>,
  { program = BUILT, detached = false }: { program?: string[]; detached?: boolean } = {},
) {
  const { child, said } = spawnNode(program, settings, { detached })
  const ended = once(child, 'close').then(() => ({ code: child.exitCode, signal: child.signalCode, ...said }))
  onTestFinished(() => kill(child))
  const ask = (address: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${settings.PORT}${address}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...init,
    })
  return {
    child,
    said,
    /** How it ended, with everything that it said. */
    ended,
    ask,
    /** The status of an address; `undefined` while nobody answers. */
    status: (address: string) =>
      ask(address).then(
        (answer) => answer.status,
        () => undefined,
      ),
    /** Sends a request by mail. The same id is the same request. */
    book: (requestId: string) => ask('/functions/v1/send-booking-email', jsonPost(bookingOf(requestId))),
    until: (address: string, status: number) =>
      expect
        .poll(() =>
          ask(address).then(
            (answer) => answer.status,
            () => undefined,
          ),
        )
        .toBe(status),
  }
}

/** A trip on the last day that can be booked: these sites have the real clock. */
export function bookingOf(requestId: string) {
  return customerSpelling({ requestId, preferredDate: '2099-12-31' })
}
