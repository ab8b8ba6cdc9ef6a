import type { Server } from 'node:http'
import type { ViteDevServer } from 'vite'
import type { App } from './app.ts'

type AppModule = typeof import('./app.ts')
type AppResources = Parameters<AppModule['createApp']>[0]

export type LoadedApp = {
  current(): Promise<App>
  kept?: App['kept']
  /** Serves modules and styles while developing. */
  vite?: ViteDevServer
  close(): Promise<void>
}

/** The built site; routes and server are one bundle, so that they share one set of modules. */
export async function loadBuiltApp(resources: AppResources): Promise<LoadedApp> {
  // Named in a variable: the file exists only after a build.
  const bundle = '../../build/server/index.js'
  const { createApp } = (await import(bundle)) as AppModule
  const app = createApp(resources)
  return { current: async () => app, kept: app.kept, close: async () => {} }
}

/** The site from its sources, made anew after an edit; database and queue live on outside of it. */
export async function loadSourceApp(resources: AppResources, server: Server): Promise<LoadedApp> {
  const { createServer, isRunnableDevEnvironment } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } } })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the development server cannot run server code')
  let latest: { module: AppModule; app: App } | undefined
  return {
    vite,
    async current() {
      const module = await ssr.runner.import<AppModule>('/src/server/app.ts')
      if (latest?.module !== module) latest = { module, app: module.createApp(resources) }
      return latest.app
    },
    close: () => vite.close(),
  }
}
