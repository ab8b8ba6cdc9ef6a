import type { MiddlewareHandler } from 'hono'

/** The other one of the names with and without `www.`: it leads to the site and is not the site. */
export function twinOf(publicUrl: string): string {
  const { host } = new URL(publicUrl)
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`
}

/**
 * Leads from the name with `www.` to the one without, or the other way round, whichever is not the site's own:
 * forms are taken under one name only. Any other name may be the proxy's, and is left alone.
 */
export function ownAddress(publicUrl: string): MiddlewareHandler {
  const twin = twinOf(publicUrl)
  return async function ownAddress(c, next) {
    if (c.req.header('host') !== twin) return next()
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(publicUrl + pathname + search, 308)
  }
}
