import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/database/embedded/start.ts'
import { migrateDatabase } from '#platform/database/maintenance/migrate.ts'
import { createQueue } from '#platform/queue/queue.ts'
import { makeRecyclable } from './wipe-database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
  }
}

/** Nothing has to be flushed to the disk; many databases keep their connections. */
const FLAGS = ['fsync=off', 'full_page_writes=off', 'max_connections=200'].flatMap((flag) => ['-c', flag])

/** One real PostgreSQL for the whole run, with a migrated template database to copy. */
export default async function startDatabaseServer(project: TestProject) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saphan-tests-'))
  // The account that PostgreSQL runs under has to be able to enter it.
  chmodSync(dataDir, 0o755)
  const server = await startEmbeddedPostgres({ dataDir, flags: FLAGS })
  await asClient(await makeTemplate(server.url), makeRecyclable)
  project.provide('databaseServer', server.url)
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Creates the migrated template database. @returns its address */
export async function makeTemplate(serverUrl: string): Promise<string> {
  await asClient(serverUrl, (admin) => admin.query('create database template_site'))
  const template = databaseUrl(serverUrl, 'template_site')
  await migrateDatabase(template)
  const queue = createQueue(template, reportAndFail)
  await queue.start()
  await queue.stop()
  return template
}

/** Runs `work` on a connection of its own. */
export async function asClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  // A lost connection fails the query, which reports it.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The same server, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  return serverUrl.replace(/\/saphan\?/, `/${database}?`)
}

function reportAndFail(error: Error): never {
  throw error
}
