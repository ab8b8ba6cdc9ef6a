import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { kill } from '../node-process.ts'
import { openTcpProxy } from '../tcp-proxy.ts'

/** Is PgBouncer installed on this machine? On Debian: `apt-get install pgbouncer`. */
export const HAS_PGBOUNCER = spawnSync('pgbouncer', ['--version'], { env: withSbin() }).status === 0

const TRIES = 200
/** PgBouncer refuses to run as root. */
const NOBODY = 65_534

/** A real PgBouncer with its defaults before a database. `url` leads through it. */
export async function startPooler(databaseUrl: string, mode: 'session' | 'transaction' | 'statement') {
  const { pathname, searchParams } = new URL(databaseUrl)
  const database = pathname.slice(1)
  const socket = path.join(searchParams.get('host') ?? '', '.s.PGSQL.5432')
  // The directory of the socket is the database's own; PgBouncer runs as somebody else.
  const proxy = await openTcpProxy(() => [{ path: socket }])
  const folder = mkdtempSync(path.join(tmpdir(), 'saphan-pooler-'))
  const port = await freePort()
  const settings = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
${database} = host=127.0.0.1 port=${proxy.port} dbname=${database} user=saphan
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
    { mode: 0o644 },
  )
  spawnSync('chmod', ['755', folder])
  const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  async function start(): Promise<ChildProcess> {
    const started = spawn('pgbouncer', ['-q', settings], { env: withSbin(), stdio: 'ignore', ...asNobody })
    await untilListening(started, port)
    return started
  }
  let child = await start()
  return {
    port,
    url: `postgres://saphan@127.0.0.1:${port}/${database}`,
    /** Ends it without a warning; every connection through it breaks. */
    kill: () => kill(child),
    /** Starts it on the same port after `kill`. */
    async restart() {
      child = await start()
    },
    async [Symbol.asyncDispose]() {
      await kill(child)
      await proxy[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilListening(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < TRIES && child.exitCode === null; tries++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
      socket.on('connect', () => socket.destroy())
    })
    if (isOpen) return
    await sleep(25)
  }
  throw new Error('PgBouncer does not listen')
}

/** Debian keeps it where only root looks. */
function withSbin() {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }
}
