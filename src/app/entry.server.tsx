import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { redactPath } from '#text/redact-path.ts'
import { depsContext, nonceContext } from './context.ts'
import { finishDocument } from './document/document.ts'

const RENDER_TIMEOUT_MS = 10_000

/**
 * Renders the whole document before the first byte leaves, so that every page is complete without scripts
 * and can be stored as it is.
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
  // What is ready late would come after the page, with a script that moves it to its place.
  await stream.allReady
  const html = finishDocument(await new Response(stream).text(), nonce)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(request.method === 'HEAD' ? null : html, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // What a visitor asked for and cannot have is in the request log; here stands what is wrong with us.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const log = (context as RouterContextProvider).get(depsContext).log
  log.error({ err: error, path: redactPath(new URL(request.url).pathname) }, 'page failed')
}
