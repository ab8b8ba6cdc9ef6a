import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stopOrphanedServers, postmastersOf } from '#adapters/database/embedded/orphans.ts'
import { startEmbeddedPostgres } from '#adapters/database/embedded/start.ts'
import { asClient, databaseUrl, makeTemplate } from '#tests/database/server.ts'

/** How a server can end: at once with its clients told, at once without a word, or without knowing. */
export type End = 'SIGINT' | 'SIGQUIT' | 'SIGKILL'

/** A PostgreSQL whose processes can be ended and frozen, with finished databases to copy. */
export async function startDatabaseServer(flags: string[] = []) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saphan-faults-'))
  // The database's own account has to be able to enter it.
  chmodSync(dataDir, 0o755)
  const cluster = path.join(dataDir, 'postgres')
  let server = await startEmbeddedPostgres({ dataDir, flags })
  await makeTemplate(server.url)

  function processes(): number[] {
    const postmasters = postmastersOf(cluster)
    return [...postmasters, ...postmasters.flatMap(childrenOf)]
  }
  function signalAll(signal: NodeJS.Signals) {
    for (const pid of processes()) process.kill(pid, signal)
  }

  return {
    /** A finished database like no other; its name. */
    async createDatabase(template = 'template_site'): Promise<string> {
      const name = `faults_${randomBytes(6).toString('hex')}`
      await asClient(databaseUrl(server.url, 'postgres'), (admin) =>
        admin.query(`create database ${name} template ${template}`),
      )
      return name
    },
    /** For the `pg` client, without any wire between. */
    urlOf: (database: string) => databaseUrl(server.url, database),
    socketFile: path.join(dataDir, 'postgres-socket', '.s.PGSQL.5432'),
    async end(signal: End): Promise<void> {
      for (const postmaster of postmastersOf(cluster)) process.kill(postmaster, signal)
      await server.exited
    },
    async start(): Promise<void> {
      server = await startEmbeddedPostgres({ dataDir, flags })
    },
    /** None of its processes gets any time until `thaw`. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await server.stop()
      await stopOrphanedServers(cluster, () => {})
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

export type DatabaseServer = Awaited<ReturnType<typeof startDatabaseServer>>

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map(Number)
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return undefined
  }
}
