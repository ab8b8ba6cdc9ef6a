import type { MiddlewareHandler } from 'hono'

/** The site's host with `www.` where it has none, or without it. */
export function otherHostOf(publicUrl: string): string {
  const { host } = new URL(publicUrl)
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`
}

/**
 * Redirects from the host with `www.` to the one without, or the other way round: forms are taken under the site's own
 * host only. Any other host may be the proxy's, and is left alone.
 */
export function canonicalHost(publicUrl: string): MiddlewareHandler {
  const otherHost = otherHostOf(publicUrl)
  return async function canonicalHost(c, next) {
    if (c.req.header('host') !== otherHost) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(publicUrl + pathname + search, 308)
  }
}
