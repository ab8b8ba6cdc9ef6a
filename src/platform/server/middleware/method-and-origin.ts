import type { Context, MiddlewareHandler } from 'hono'
import { siteOrigin } from '../http/public-url.ts'

const METHODS = ['GET', 'HEAD', 'POST']

/**
 * Takes posts from any site: the button of a mail program (RFC 8058) sends them, a webmail from its own origin. What they
 * may do is in the signed address, and no cookie counts, so another site can gain nothing.
 */
const FROM_ANYWHERE = ['/newsletter/unsubscribe']

/** Refuses methods other than those of pages and forms, and cross-site form posts (CSRF). */
export function checkMethodAndOrigin(publicUrl: string): MiddlewareHandler {
  return async function checkMethodAndOrigin(c, next) {
    if (!METHODS.includes(c.req.method)) {
      c.header('allow', METHODS.join(', '))
      return c.text('This address takes no such request.', 405)
    }
    // `same-site`: another subdomain is another site, too.
    const siteOwnOrigin = siteOrigin(new URL(c.req.url), publicUrl)
    const isCrossSite =
      /^(cross|same)-site$/.test(c.req.header('sec-fetch-site') ?? '') ||
      (c.req.header('origin') ?? siteOwnOrigin) !== siteOwnOrigin
    if (c.req.method !== 'POST' || !isCrossSite) return next()
    if (!FROM_ANYWHERE.includes(c.req.path))
      return c.text('This form was not sent from our site. Please open the page and send it from there.', 403)
    c.req.raw = withoutOrigin(c.req.raw)
    return next()
  }
}

/** React Router refuses posts of another origin by itself. */
function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('origin')
  return new Request(request.url, {
    ...{ method: request.method, headers, body: request.body, signal: request.signal },
    duplex: 'half',
  } as RequestInit)
}

export function tooLarge(c: Context) {
  return c.text('What you sent is too large. Please go back, shorten it and send it again.', 413)
}
