import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { postmastersOf, stopOrphanedServers } from '#platform/database/embedded/orphans.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts'
import { asClient, databaseUrl, makeTemplate } from '#tests/database/server.ts'

/** How a server ends: it closes its clients' connections (SIGINT), aborts at once (SIGQUIT) or is killed (SIGKILL). */
export type End = 'SIGINT' | 'SIGQUIT' | 'SIGKILL'

/** Connections that have gone silent stay open at the server. */
const MAX_CONNECTIONS = ['-c', 'max_connections=300']

/** A PostgreSQL server whose processes can be killed and frozen, with a migrated template database to copy. */
export async function startDatabaseServer(flags: string[] = []) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saphan-faults-'))
  // The account that PostgreSQL runs under has to be able to enter it.
  chmodSync(dataDir, 0o755)
  const cluster = path.join(dataDir, 'postgres')
  const allFlags = [...MAX_CONNECTIONS, ...flags]
  let server = await startEmbeddedPostgres({ dataDir, flags: allFlags })
  await makeTemplate(server.url)

  function processes(): number[] {
    const postmasters = postmastersOf(cluster)
    return [...postmasters, ...postmasters.flatMap(childrenOf)]
  }
  function signalAll(signal: NodeJS.Signals) {
    for (const pid of processes()) process.kill(pid, signal)
  }

  return {
    /** Copies the template. @returns the name of the new database */
    async createDatabase(template = 'template_site'): Promise<string> {
      const name = `faults_${randomBytes(6).toString('hex')}`
      await asClient(databaseUrl(server.url, 'postgres'), (admin) =>
        admin.query(`create database ${name} template ${template}`),
      )
      return name
    },
    /** For the `pg` client, without a proxy in between. */
    urlOf: (database: string) => databaseUrl(server.url, database),
    socketFile: path.join(dataDir, 'postgres-socket', '.s.PGSQL.5432'),
    async end(signal: End): Promise<void> {
      for (const postmaster of postmastersOf(cluster)) process.kill(postmaster, signal)
      await server.exited
    },
    async start(): Promise<void> {
      server = await startEmbeddedPostgres({ dataDir, flags: allFlags })
    },
    /** Stops all of its processes until `thaw`. */
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
