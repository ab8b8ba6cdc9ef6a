import type { MiddlewareHandler } from 'hono'
import { isPersonal } from '../page-cache/page-cache.ts'

/**
 * Sets `Cache-Control`: `private, no-store` for requests with a session or flash cookie, otherwise `no-cache` unless
 * the page sets it.
 * @param isHttps makes every cookie `Secure`
 */
export function personalPages({ isHttps }: { isHttps: boolean }): MiddlewareHandler {
  return async function personalPages(c, next) {
    await next()
    if (isHttps) makeCookiesSecure(c.res.headers)
    if (isPersonal(c.req.header('cookie'))) c.header('cache-control', 'private, no-store')
    else if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-cache')
  }
}

function makeCookiesSecure(headers: Headers): void {
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies)
    headers.append('set-cookie', /; Secure/i.test(cookie) ? cookie : `${cookie}; Secure`)
}
