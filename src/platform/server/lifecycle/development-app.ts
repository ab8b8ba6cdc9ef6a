import type { Server } from 'node:http'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { App, AppResources } from '../app.ts'
import type { LoadedApp } from '../http/request-listener.ts'

type AppModule = typeof import('../app.ts')

/** The site from its sources, reloaded after an edit; database and queue stay open. */
export async function loadDevelopmentApp(resources: AppResources, server: Server): Promise<LoadedApp> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the development server cannot run server code')
  const { runner } = ssr
  let latest: { module: AppModule; app: App } | undefined
  async function current(): Promise<App> {
    const module = await runner.import<AppModule>('/src/platform/server/app.ts')
    if (latest?.module !== module) latest = { module, app: module.createApp(resources) }
    return latest.app
  }
  return {
    devMiddleware: vite.middlewares,
    fetch: async (request, bindings) => (await current()).fetch(request, bindings),
    start: async () => (await current()).start(),
    warmUp: async () => (await current()).warmUp(),
    close: () => vite.close(),
  }
}
