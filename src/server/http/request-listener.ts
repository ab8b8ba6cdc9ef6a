import type { RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from '../app.ts'
import { createRequestCounts, type RequestCounts } from '../monitoring/request-counts.ts'
import { namesOneHost } from './host-header.ts'

export type LoadedApp = {
  current(): Promise<App>
  /** Serve modules and styles while developing. */
  tools?: (...taken: [...Parameters<RequestListener>, next: () => void]) => void
  close(): Promise<void>
}

/** The order in which a request is taken: the tools of a developer, then the site. */
export function requestListener(
  app: Omit<LoadedApp, 'close'>,
  requests: Pick<RequestCounts, 'begin' | 'note'> = createRequestCounts(Date.now),
): RequestListener {
  const site = getRequestListener(
    async (request, bindings) => (await app.current()).fetch(request, bindings),
    // For HTTP/1.0, which load balancers speak when they ask whether the site is ready: it needs no Host.
    { hostname: 'localhost' },
  )
  return (request, response) => {
    // Read now, a socket remembers it: once the visitor has left, nobody could say whose limits count.
    void request.socket.remoteAddress
    const asked = requests.begin(request)
    const answer = () => void site(request, response)
    if (!namesOneHost(request)) refuse(response)
    else if (app.tools) app.tools(request, response, answer)
    else answer()
    requests.note(asked, response)
  }
}

/** What follows on the same connection could be meant for another host as well. */
function refuse(response: ServerResponse) {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end('The request does not name one host.')
}
