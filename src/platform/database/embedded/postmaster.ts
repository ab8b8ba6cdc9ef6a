import type { ChildProcess } from 'node:child_process'
import { closeSync, fstatSync, ftruncateSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopOrphanedServers } from './orphans.ts'
import { type Account, giveTo } from './os-account.ts'
import { launch, type Server } from './server-process.ts'
import type { Log } from './start.ts'

const READY_WITHIN_SECONDS = 60
/** Longer than a working server takes. One that hangs (a dead disk) must not hide the error. */
const STOP_WITHIN_SECONDS = 20

/**
 * Stops orphaned servers of an earlier run, then starts a server and waits until it accepts connections. Only for the
 * holder of the cluster's lock.
 */
export async function startPostmaster(needs: {
  dataDir: string
  cluster: string
  account: Account | undefined
  programs: string
  flags: string[]
  log: Log
  socketDirectory: string | undefined
}): Promise<Server> {
  const deadline = performance.now() + READY_WITHIN_SECONDS * 1000
  for (;;) {
    await stopOrphanedServers(needs.cluster, needs.log)
    rmSync(join(needs.cluster, 'postmaster.pid'), { force: true })
    const serverLog = openServerLog(needs.dataDir, needs.account)
    const server = launch({ ...needs, output: serverLog.descriptor })
    serverLog.close()
    const failure = await failureToStart(server.process, needs.cluster, deadline)
    if (!failure) {
      needs.log('postgres-started', { pid: server.process.pid, cluster: needs.cluster })
      return server
    }
    await Promise.race([server.stop(), sleep(STOP_WITHIN_SECONDS * 1000, undefined, { ref: false })])
    const tail = serverLog.tail()
    // After the last postmaster was killed, its busy backends run until their queries end.
    const isStillInUse = tail.includes('pre-existing shared memory block')
    if (!isStillInUse || performance.now() > deadline)
      throw new Error(`${failure}; its log ends with:\n${tail}`)
    await sleep(500)
  }
}

async function failureToStart(server: ChildProcess, cluster: string, deadline: number) {
  while (!isReady(cluster, server.pid)) {
    const end = server.exitCode ?? server.signalCode
    if (end !== null || !server.pid) return `PostgreSQL ended while starting (${end})`
    if (performance.now() > deadline) return `PostgreSQL was not ready within ${READY_WITHIN_SECONDS} seconds`
    await sleep(25)
  }
  return undefined
}

/** The pid file of a server has its pid in the first line and its state in the eighth. */
function isReady(cluster: string, pid: number | undefined): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
  } catch {
    return false
  }
}

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
function openServerLog(dataDir: string, owner: Account | undefined): ServerLog {
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
