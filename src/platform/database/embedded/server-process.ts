import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { ENVIRONMENT, PORT } from './environment.ts'
import { type Account, giveTo } from './os-account.ts'
import type { Log } from './start.ts'

/** `process` is the postmaster, PostgreSQL's first process and the parent of all its others. */
export type Server = {
  process: ChildProcess
  socketFile: string
  stop(): Promise<void>
  exited: Promise<void>
}

const FAST_STOP_SECONDS = 10
const SOCKET = `.s.PGSQL.${PORT}`

/** Starts the process without waiting until it is ready. `output` is a file descriptor. */
export function launch(needs: {
  cluster: string
  account: Account | undefined
  programs: string
  flags: string[]
  output: number
  log: Log
  socketDirectory: string | undefined
}): Server {
  const { cluster, account, programs, flags, output, log, socketDirectory } = needs
  const directory = makeSocketDirectory(cluster, account, socketDirectory)
  const [command, ...args] = [
    ...withParentDeathSignal(),
    join(programs, 'postgres'),
    '-D',
    cluster,
    ...settings(directory),
  ]
  const server = spawn(command, [...args, ...flags], {
    ...account,
    cwd: '/',
    env: ENVIRONMENT,
    detached: true, // its own process group: Ctrl-C must reach the site first, which then stops the server
    stdio: ['ignore', output, output],
  })
  let stopping: Promise<void> | undefined
  const exited = new Promise<void>((done) => {
    server.once('exit', () => done())
    server.once('error', () => server.pid ?? done())
  }).then(async () => {
    const isTemporary = dirname(directory) !== dirname(cluster)
    if (isTemporary) await rm(directory, { recursive: true, force: true }).catch(() => {})
    const { exitCode, signalCode } = server
    log(stopping ? 'postgres-stopped' : 'postgres-exited', { exitCode, signalCode })
  })
  async function end(): Promise<void> {
    server.kill('SIGINT')
    const patience = setTimeout(() => server.kill('SIGQUIT'), FAST_STOP_SECONDS * 1000)
    await exited
    clearTimeout(patience)
  }
  function stop(): Promise<void> {
    stopping ??= end()
    return stopping
  }
  return { process: server, socketFile: join(directory, SOCKET), exited, stop }
}

function settings(socketDirectory: string): string[] {
  const quoted = `"${socketDirectory.replaceAll('"', '""')}"` // it is a list, separated by commas
  const all = { ...SETTINGS, port: PORT, unix_socket_directories: quoted }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * A command prefix with which the kernel stops the server when the site is killed, where setpriv supports it (not on
 * Alpine). The signal is bound to the thread that starts the server, so not from a worker. setpriv execs the command:
 * the pid is PostgreSQL's.
 */
function withParentDeathSignal(): [string, ...string[]] | [] {
  const prefix = ['--pdeathsig=INT', '--']
  const works = isMainThread && spawnSync('setpriv', [...prefix, 'true']).status === 0
  return works ? ['setpriv', ...prefix] : []
}

/**
 * Beside the cluster, unless the path of the socket exceeds what kernels accept (104 bytes on macOS); then a
 * temporary one, `earlier` when there was one. A directory of another user with that name is an error.
 */
function makeSocketDirectory(cluster: string, account: Account | undefined, earlier?: string): string {
  const beside = join(dirname(cluster), 'postgres-socket')
  rmSync(beside, { recursive: true, force: true })
  const fits = Buffer.byteLength(join(beside, SOCKET)) < 100
  const directory = fits ? beside : (earlier ?? mkdtempSync('/tmp/saphan-'))
  if (fits || earlier) mkdirSync(directory, { mode: 0o700 })
  if (account) giveTo(account, directory)
  return directory
}

/** PostgreSQL settings for tens of concurrent guests, on a machine shared with the site. */
const SETTINGS = {
  listen_addresses: '', // no TCP port
  max_connections: 60,
  shared_buffers: '64MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off', // noise every few minutes
  // Few processes: no parallel plans, no workers for reading ahead, no replication launcher.
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  max_logical_replication_workers: 0,
  io_method: 'sync',
  max_wal_size: '256MB', // bounds the time of crash recovery, and the disk
  wal_keep_size: '256MB', // a backup copied from the running server needs all WAL written meanwhile
}
