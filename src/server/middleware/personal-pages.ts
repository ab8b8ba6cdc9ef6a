import type { MiddlewareHandler } from 'hono'

const SESSION_OR_FLASH = /(^|;\s*)(__Host-session|session|flash)=/

/** Does the browser bring a session, or something that is to be said once? */
export function isPersonal(cookies: string | null | undefined): boolean {
  return SESSION_OR_FLASH.test(cookies ?? '')
}

/**
 * What is answered to somebody with a session, or says something once, is for that browser, and no cache may store it.
 * A page that says nothing of it, such as a search, is asked for each time: caches would else decide by themselves.
 * @param isHttps then no cookie goes out that could come back in the clear
 */
export function personalPages({ isHttps }: { isHttps: boolean }): MiddlewareHandler {
  return async function personalPages(c, next) {
    await next()
    if (isHttps) onlyOverHttps(c.res.headers)
    if (isPersonal(c.req.header('cookie'))) c.header('cache-control', 'private, no-store')
    else if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-cache')
  }
}

function onlyOverHttps(headers: Headers): void {
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies)
    headers.append('set-cookie', /; Secure/i.test(cookie) ? cookie : `${cookie}; Secure`)
}
