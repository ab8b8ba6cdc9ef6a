import type { RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { App } from './app.ts'
import { namesOneHost } from './host-field.ts'
import { createRequestCounts, kindOf, type RequestCounts } from './metrics/requests.ts'

export type LoadedApp = {
  current(): Promise<App>
  kept?: App['kept']
  /** Serve modules and styles while developing. */
  tools?: (...taken: [...Parameters<RequestListener>, next: () => void]) => void
  close(): Promise<void>
}

/** The order in which a request is taken: the tools of a developer or what is kept, then the site. */
export function requestListener(
  app: Omit<LoadedApp, 'close'>,
  requests: Pick<RequestCounts, 'begin' | 'note'> = createRequestCounts(Date.now),
): RequestListener {
  const site = getRequestListener(async (request, bindings) => (await app.current()).fetch(request, bindings))
  return (request, response) => {
    const asked = requests.begin()
    const byTheSite = () => {
      asked.kind = kindOf(request)
      void site(request, response)
    }
    if (!namesOneHost(request)) {
      asked.kind = kindOf(request)
      refuse(response)
    } else if (app.tools) app.tools(request, response, byTheSite)
    else if (app.kept) app.kept.answer(request, response, asked, byTheSite)
    else byTheSite()
    requests.note(asked, response)
  }
}

/** What follows on the same connection could be meant for another host as well. */
function refuse(response: ServerResponse) {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end('The request does not name one host.')
}
