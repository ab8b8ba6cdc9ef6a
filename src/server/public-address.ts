import { areLocalTwins } from './client-address.ts'
import { isMalformed, NOTHING } from './kept/dead-ends.ts'

/**
 * Behind a TLS proxy the request arrives as http; links and the check that a form comes from this site need the
 * address that guests see. It comes from the settings, never from the Host header; only on this machine itself
 * its other names are taken as they are. A path that nobody can read leads nowhere.
 */
export function atPublicAddress(request: Request, publicUrl: string): Request {
  const url = new URL(request.url)
  const site = new URL(publicUrl)
  const isHere = url.origin === site.origin || areLocalTwins(url, site)
  const isReadable = !isMalformed(url.pathname)
  if (isHere && isReadable) return request
  const path = isReadable ? url.pathname : `/${NOTHING}`
  return new Request((isHere ? url.origin : site.origin) + path + url.search, {
    method: request.method,
    headers: request.headers,
    body: request.body,
    signal: request.signal,
    duplex: 'half',
  } as RequestInit)
}
