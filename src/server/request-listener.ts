import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from './app.ts'

export type LoadedApp = {
  current(): Promise<App>
  kept?: App['kept']
  /** Serve modules and styles while developing. */
  tools?: (...taken: [...Parameters<RequestListener>, next: () => void]) => void
  close(): Promise<void>
}

/** The order in which a request is taken: the tools of a developer or what is kept, then the site. */
export function requestListener(app: Omit<LoadedApp, 'close'>): RequestListener {
  const site = getRequestListener(async (request, bindings) => (await app.current()).fetch(request, bindings))
  return (request, response) => {
    const byTheSite = () => void site(request, response)
    if (app.tools) app.tools(request, response, byTheSite)
    else if (app.kept) app.kept.answer(request, response, byTheSite)
    else byTheSite()
  }
}
