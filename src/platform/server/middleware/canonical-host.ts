import type { MiddlewareHandler } from 'hono'

/** The site's host with `www.` added or removed. */
export function alternateHostOf(publicUrl: string): string {
  const { host } = new URL(publicUrl)
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`
}

/**
 * Redirects from the host with `www.` to the one without, or vice versa: forms are accepted under the site's own host
 * only. Other hosts are not redirected, because a proxy may use them.
 */
export function canonicalHost(publicUrl: string): MiddlewareHandler {
  const alternateHost = alternateHostOf(publicUrl)
  return async function canonicalHost(c, next) {
    if (c.req.header('host') !== alternateHost) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(publicUrl + pathname + search, 308)
  }
}
