import type { MiddlewareHandler } from 'hono'

/**
 * Leads from the name with `www.` to the one without, or the other way round, whichever is not the site's own:
 * forms are taken under one name only. Any other name may be the proxy's, and is left alone.
 */
export function ownAddress(publicUrl: string): MiddlewareHandler {
  const { host } = new URL(publicUrl)
  const twin = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`
  return async function ownAddress(c, next) {
    if (c.req.header('host') !== twin) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(publicUrl + pathname + search, 308)
  }
}
