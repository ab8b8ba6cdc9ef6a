import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './start.ts'

const STOP_TIMEOUT_SECONDS = 10

/**
 * Stops the servers of this cluster that a killed site left behind: gracefully, then immediately. Only for the holder of
 * the cluster's lock. Throws when one does not end.
 */
export async function stopOrphanedServers(cluster: string, log: Log): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    const pids = postmastersOf(cluster)
    if (pids.length === 0) return
    log('postgres-orphan-found', { pids, signal })
    for (const pid of pids) send(signal, pid)
    const deadline = performance.now() + STOP_TIMEOUT_SECONDS * 1000
    while (performance.now() < deadline && postmastersOf(cluster).length > 0) await sleep(50)
  }
  const [pid] = postmastersOf(cluster)
  if (pid) throw new Error(`an older PostgreSQL server (process ${pid}) still uses it and does not end`)
}

function send(signal: NodeJS.Signals, pid: number): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended. A server that we may not signal is reported below, because it does not end.
  }
}

/**
 * The pids of the servers of this cluster, found among all processes: postmaster.pid can be damaged, and its pid can
 * belong to another program by now.
 */
export function postmastersOf(cluster: string, platform: NodeJS.Platform = process.platform): number[] {
  const found = platform === 'linux' ? fromProc(cluster) : fromPs(cluster)
  // A new child looks like the postmaster until it sets its title.
  const isChild = ({ parent }: Found) => found.some(({ pid }) => pid === parent)
  return found.filter((one) => !isChild(one)).map(({ pid }) => pid)
}

type Found = { pid: number; parent: number }

function fromProc(cluster: string): Found[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  const servers = pids.filter((pid) => {
    const [program = '', ...args] = readProc(pid, 'cmdline').split('\0')
    if (basename(program) !== 'postgres') return false
    // Its working directory is the data directory, which also finds a server started with a relative -D.
    return (
      (args.includes('-D') && args[args.indexOf('-D') + 1] === cluster) || workingDirectory(pid) === cluster
    )
  })
  return servers.map((pid) => ({
    pid,
    parent: Number(readProc(pid, 'status').match(/^PPid:\s*(\d+)/m)?.[1]),
  }))
}

/** Empty for a process that has ended. So is the command line of a zombie, which a container may keep. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

function workingDirectory(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function fromPs(cluster: string): Found[] {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' })
  const start = `/postgres -D ${cluster}`
  const lines = stdout.split('\n').filter((line) => line.endsWith(start) || line.includes(`${start} -`))
  return lines.map((line) => {
    const [pid, parent] = line.trim().split(/\s+/)
    return { pid: Number(pid), parent: Number(parent) }
  })
}
