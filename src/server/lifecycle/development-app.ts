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
  let latest: { module: AppModule; app: App } | undefined
  return {
    devMiddleware: vite.middlewares,
    async current() {
      const module = await ssr.runner.import<AppModule>('/src/server/app.ts')
      if (latest?.module !== module) latest = { module, app: module.createApp(resources) }
      return latest.app
    },
    close: () => vite.close(),
  }
}
