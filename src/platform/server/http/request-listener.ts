import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import { createRequestCounts, type RequestCounts } from '../monitoring/request-counts.ts'

/** A host name or IP address with an optional port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

export type LoadedApp = Pick<App, 'fetch' | 'start' | 'warmUp'> & {
  /** Vite's middleware in development, which serves modules and styles. */
  devMiddleware?: (...args: [...Parameters<RequestListener>, next: () => void]) => void
  close(): Promise<void>
}

/** Handles a request: Vite's middleware in development, then the site. */
export function requestListener(
  app: Pick<LoadedApp, 'fetch' | 'devMiddleware'>,
  requests: Pick<RequestCounts, 'begin' | 'countWhenDone'> = createRequestCounts(Date.now),
): RequestListener {
  const site = getRequestListener(
    (request, bindings) => app.fetch(request, bindings),
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

/**
 * Does the request name exactly one host (RFC 9112, section 3.2)? With conflicting hosts, a proxy and the site could
 * disagree about which one is meant. HTTP/1.0 may omit the Host header.
 */
function hasSingleHost({
  url = '',
  httpVersion,
  headers: { host },
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'httpVersion' | 'headers' | 'rawHeaders'>): boolean {
  if (host === undefined) return httpVersion === '1.0'
  if (!HOST.test(host) || hasSecondHost(rawHeaders)) return false
  // An absolute request target names a host, too.
  return url.startsWith('/') || (ABSOLUTE.exec(url)?.[1] ?? host).toLowerCase() === host.toLowerCase()
}

/** `rawHeaders` alternates names and values; of several Host headers, `headers` has only the first. */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}
