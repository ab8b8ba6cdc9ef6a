import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { redactPath } from '#platform/text/redact-path.ts'
import { depsContext, nonceContext } from './shell/context.ts'
import { finishDocument } from './shell/document/document.ts'

const RENDER_TIMEOUT_MS = 10_000

/**
 * Renders the whole document before the first byte is sent, so that every page is complete without scripts and can be
 * cached.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext)
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
      onError: (error) => context.get(depsContext).log.error({ err: error }, 'page could not be rendered'),
    },
  )
  // Without this, suspended parts would follow the page with a script that moves them into place.
  await stream.allReady
  const html = finishDocument(await new Response(stream).text(), nonce)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // Client errors are in the request log; this log holds only faults of the site.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const log = (context as RouterContextProvider).get(depsContext).log
  log.error({ err: error, path: redactPath(new URL(request.url).pathname) }, 'page failed')
}
