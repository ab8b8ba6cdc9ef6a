import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { endOrphans } from '#adapters/database/embedded/orphans.ts'
import { customerSpelling, jsonPost } from '../functions-door.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** An answer that takes longer is as bad as none. */
const PATIENCE_MS = 12_000

/** A data folder that the account of the database can enter; gone at the end of the test. */
export function dataFolder(): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'saphan-process-')))
  chmodSync(folder, 0o755)
  onTestFinished(async () => {
    await endOrphans(path.join(folder, 'postgres'), () => {})
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  })
  return folder
}

/** `node` with these arguments, these settings and nothing else of our environment; collects what it says. */
export function spawnNode(args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (text) => {
    said.stdout += text
  })
  child.stderr.on('data', (text) => {
    said.stderr += text
  })
  return { child, said }
}

/** The site as a process of its own, ended with the test. */
export function spawnSite(settings: Record<string, string>) {
  const { child, said } = spawnNode(['build/server/index.js'], settings)
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
        .poll(
          () =>
            ask(address).then(
              (answer) => answer.status,
              () => undefined,
            ),
          { timeout: 30_000 },
        )
        .toBe(status),
  }
}

/** A trip on the last day that can be booked: these sites have the real clock. */
export function bookingOf(requestId: string) {
  return customerSpelling({ requestId, preferredDate: '2099-12-31' })
}

export async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** A TCP port in front of the socket of a database server, which can be made to hang and to let go again. */
export async function portBefore(socketFile: string, port: number) {
  const connections = new Set<Socket>()
  let hanging = false
  const server = createServer((guest) => {
    const host = connect(socketFile)
    for (const [one, other] of [
      [guest, host],
      [host, guest],
    ] as const) {
      connections.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        connections.delete(one)
        other.destroy()
      })
      one.pipe(other)
      if (hanging) one.pause()
    }
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const connection of connections) connection.destroy()
  })
  return {
    hang() {
      hanging = true
      for (const connection of connections) connection.pause()
    },
    letGo() {
      hanging = false
      for (const connection of connections) connection.resume()
    },
  }
}
