import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

const ROOT = 'root'

/**
 * React Router's own handler holds an address against one route after the other, twice for each request. For what a
 * page's scripts ask for, such as to take its form, the page's own route is enough; to draw a page, all are needed.
 */
export function createPagesHandler(
  { routes, ...build }: ServerBuild,
  mode: 'development' | 'production',
): RequestHandler {
  const handler = (some: ServerBuild['routes']) => createRequestHandler({ ...build, routes: some }, mode)
  const all = handler(routes)
  const parents = new Set(Object.values(routes).map((route) => route?.parentId))
  const ofScripts = new Map<string, RequestHandler>()
  for (const [id, route] of Object.entries(routes)) {
    const hasName = route?.path && route.parentId === ROOT && !/[:*]/.test(route.path)
    if (hasName && !parents.has(id))
      ofScripts.set(`/${route.path}.data`, handler({ [ROOT]: routes[ROOT], [id]: route }))
  }
  return (request, context) => (ofScripts.get(new URL(request.url).pathname) ?? all)(request, context)
}
