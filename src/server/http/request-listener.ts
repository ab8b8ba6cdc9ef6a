import type { RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import { createRequestCounts, type RequestCounts } from '../monitoring/request-counts.ts'
import { hasSingleHost } from './host-header.ts'

export type LoadedApp = {
  current(): Promise<App>
  /** Vite's middleware in development, which serves modules and styles. */
  devMiddleware?: (...args: [...Parameters<RequestListener>, next: () => void]) => void
  close(): Promise<void>
}

/** Handles a request: Vite's middleware in development, then the site. */
export function requestListener(
  app: Omit<LoadedApp, 'close'>,
  requests: Pick<RequestCounts, 'begin' | 'countWhenDone'> = createRequestCounts(Date.now),
): RequestListener {
  const site = getRequestListener(
    async (request, bindings) => (await app.current()).fetch(request, bindings),
    // The fallback for HTTP/1.0 health checks of load balancers, which may have no Host header.
    { hostname: 'localhost' },
  )
  return (request, response) => {
    // The socket caches it when it is read; after a disconnect it would be unknown, and rate limits need it.
    void request.socket.remoteAddress
    const started = requests.begin(request)
    const handle = () => void site(request, response)
    if (!hasSingleHost(request)) refuse(response)
    else if (app.devMiddleware) app.devMiddleware(request, response, handle)
    else handle()
    requests.countWhenDone(started, response)
  }
}

/** Closes the connection, because further requests on it could be for another host as well. */
function refuse(response: ServerResponse) {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end('The request does not name one host.')
}
