import type { IncomingMessage } from 'node:http'

/** A host name or IP address with an optional port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/**
 * Does the request name exactly one host (RFC 9112, section 3.2)? With conflicting hosts, a proxy and the site could
 * disagree about which one is meant. HTTP/1.0 may omit the Host header.
 */
export function hasSingleHost({
  url = '',
  httpVersion,
  headers: { host },
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'httpVersion' | 'headers' | 'rawHeaders'>): boolean {
  if (host === undefined) return httpVersion === '1.0'
  if (!HOST.test(host) || hasSecondHost(rawHeaders)) return false
  // An absolute request target names a host, too.
  return url.startsWith('/') || (ABSOLUTE.exec(url)?.[1] ?? host).toLowerCase() === host.toLowerCase()
}

/** `rawHeaders` alternates names and values; of several Host headers, `headers` has only the first. */
function hasSecondHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}
