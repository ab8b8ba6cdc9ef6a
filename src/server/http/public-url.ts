import { areLocalTwins } from './client-address.ts'

/**
 * Behind a TLS proxy the request arrives as http; links and the check that a form comes from this site need the
 * address that guests see. It comes from the settings, never from the Host header; only on this machine itself
 * its other names are taken as they are. A path that nobody can read leads nowhere.
 */
export function atPublicAddress(request: Request, publicUrl: string): Request {
  const url = new URL(request.url)
  const origin = siteOrigin(url, publicUrl)
  const isReadable = !isMalformed(url.pathname)
  if (origin === url.origin && isReadable) return request
  const path = isReadable ? url.pathname : '/-'
  return new Request(origin + path + url.search, {
    method: request.method,
    headers: request.headers,
    body: request.body,
    signal: request.signal,
    duplex: 'half',
  } as RequestInit)
}

/** The site's own origin as the sender of a request sees it: a form comes from this site exactly when it names this one. */
export function siteOrigin(requested: URL, publicUrl: string): string {
  const site = new URL(publicUrl)
  const isTwin = requested.protocol === site.protocol && areLocalTwins(requested, site)
  return isTwin ? requested.origin : site.origin
}

/** React Router would write a warning for each of these, or fail where a URL drops a control character. */
function isMalformed(path: string): boolean {
  try {
    return /^$|\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return true
  }
}
