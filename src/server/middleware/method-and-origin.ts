import type { Context, MiddlewareHandler } from 'hono'
import { siteOrigin } from '../http/public-url.ts'

const METHODS = ['GET', 'HEAD', 'POST']

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
    if (c.req.method === 'POST' && isCrossSite)
      return c.text('This form was not sent from our site. Please open the page and send it from there.', 403)
    return next()
  }
}

export function tooLarge(c: Context) {
  return c.text('What you sent is too large. Please go back, shorten it and send it again.', 413)
}
