import { isSameLoopbackSite } from './client-address.ts'

/**
 * The request with the public URL of the site in place of its own. Behind a TLS proxy requests arrive as http, but
 * links and the CSRF check need the public origin. It comes from the settings, never from the Host header; only other
 * loopback names of this machine are accepted as they are. A malformed path is replaced by one that leads to a 404.
 */
export function atPublicUrl(request: Request, publicUrl: string): Request {
  const url = new URL(request.url)
  const origin = siteOrigin(url, publicUrl)
  const isWellFormed = !isMalformed(url.pathname)
  if (origin === url.origin && isWellFormed) return request
  const path = isWellFormed ? url.pathname : '/-'
  return new Request(origin + path + url.search, {
    method: request.method,
    headers: request.headers,
    body: request.body,
    signal: request.signal,
    duplex: 'half',
  } as RequestInit)
}

/** The origin under which the client sees the site; forms must be sent from this origin. */
export function siteOrigin(requested: URL, publicUrl: string): string {
  const site = new URL(publicUrl)
  const isSameSite = requested.protocol === site.protocol && isSameLoopbackSite(requested, site)
  return isSameSite ? requested.origin : site.origin
}

/** Paths on which React Router would warn or fail. */
function isMalformed(path: string): boolean {
  try {
    return /^$|\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    return true
  }
}
