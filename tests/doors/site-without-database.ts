import { createDatabase, openPool } from '#adapters/database/database.ts'
import { builtSite, visit } from './built-site.ts'

/** The built site while nothing listens where its database should be; `back` is the same site with it. */
export async function siteWithoutDatabase(options?: Parameters<typeof builtSite>[0]) {
  const back = await builtSite(options)
  const pool = openPool('postgres://saphan@127.0.0.1:9/saphan')
  const db = createDatabase(pool)
  const app = back.createApp({ ...back.resources, db, isReady: async () => false })
  return {
    back,
    app,
    get: (path: string, init?: RequestInit) => visit(app, path, init),
    async [Symbol.asyncDispose]() {
      await pool.end()
      await back[Symbol.asyncDispose]()
    },
  }
}
