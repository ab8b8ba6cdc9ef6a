import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { startEmbeddedPostgres } from '#adapters/database/embedded/start.ts'
import type { Env } from './env.ts'

const RESTART_AFTER_MS = 500

export type SiteDatabase = { url: string; stop(): Promise<void> }

/**
 * The database of `DATABASE_URL`, or the site's own, which is started again whenever it ends by itself.
 * @throws when the site's own database cannot start
 */
export async function openSiteDatabase(env: Env, log: Logger): Promise<SiteDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => {} }
  const start = () =>
    startEmbeddedPostgres({
      dataDir: path.resolve(env.DATA_DIR),
      log: (event, detail) => log.info({ ...detail }, `database: ${event}`),
    })
  let stopping = false
  let running = await start()

  async function keepRunning() {
    while (!stopping) {
      await running.exited
      if (stopping) return
      log.error('the database ended by itself and is started again')
      await sleep(RESTART_AFTER_MS)
      running = await start().catch((error: Error) => {
        log.fatal({ err: error }, 'the database cannot start')
        process.exit(1)
      })
    }
  }
  void keepRunning()

  return {
    url: running.url,
    async stop() {
      stopping = true
      await running.stop()
    },
  }
}
