import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { startEmbeddedPostgres } from '../../database/embedded/start.ts'
import type { Env } from '../settings/env.ts'

const RESTART_AFTER_MS = 500

type SiteDatabase = {
  url: string
  /** Free disk space of the embedded database; undefined with `DATABASE_URL`. */
  freeBytes(): Promise<number | undefined>
  stop(): Promise<void>
}

/**
 * The database of `DATABASE_URL`, or the embedded one, which is restarted whenever its server exits unexpectedly.
 * @throws when the embedded database cannot start
 */
export async function openSiteDatabase(env: Env, log: Logger): Promise<SiteDatabase> {
  if (env.DATABASE_URL)
    return { url: env.DATABASE_URL, freeBytes: async () => undefined, stop: async () => {} }
  const start = (socketDirectory?: string) =>
    startEmbeddedPostgres({
      dataDir: path.resolve(env.DATA_DIR),
      ...(socketDirectory === undefined ? {} : { socketDirectory }),
      log: (event, detail) => log.info({ ...detail }, `database: ${event}`),
    })
  let stopping = false
  let running = await start()

  async function restartOnExit() {
    while (!stopping) {
      await running.exited
      if (stopping) return
      log.error('the database ended by itself and is started again')
      running = await restart()
    }
  }

  /** Retries until it works: on a full disk, until there is space. */
  async function restart() {
    while (!stopping) {
      await sleep(RESTART_AFTER_MS)
      try {
        // The same socket directory: connection pools keep its URL.
        return await start(running.socketDirectory)
      } catch (error) {
        log.fatal({ err: error }, 'the database cannot start')
      }
    }
    return running
  }
  void restartOnExit()

  return {
    url: running.url,
    async freeBytes() {
      const { bavail, bsize } = await statfs(running.cluster)
      return bavail * bsize
    },
    async stop() {
      stopping = true
      await running.stop()
    },
  }
}
