/**
 * Path and query of the page that a request is for: scripts ask for its data at `….data`, and name routes in the query.
 */
export function pageAddress(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const path = pathname
    .replace(/\/_\.data$/, '/')
    .replace(/\/_root\.data$/, '/')
    .replace(/\.data$/, '')
  const query = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && part !== 'index' && !part.startsWith('_routes='))
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}
