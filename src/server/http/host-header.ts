import type { IncomingMessage } from 'node:http'

/** A name or an address, and a port: what browsers and proxies write. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/**
 * Does the request say in one way only which host it is for (RFC 9112, section 3.2)? Where a proxy and the site read
 * different hosts from one request, one of them can be deceived. HTTP/1.0 may leave the host out.
 */
export function namesOneHost({
  url = '',
  httpVersion,
  headers: { host },
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'httpVersion' | 'headers' | 'rawHeaders'>): boolean {
  if (host === undefined) return httpVersion === '1.0'
  if (!HOST.test(host) || hasSecondHost(rawHeaders)) return false
  // A whole address in place of the path names a host, too.
  return url.startsWith('/') || (ABSOLUTE.exec(url)?.[1] ?? host).toLowerCase() === host.toLowerCase()
}

/** Names and values take turns in `rawHeaders`; of several hosts, `headers` only has the first. */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}
