import type { Context, MiddlewareHandler } from 'hono'
import { siteOrigin } from '../http/public-url.ts'

const METHODS = ['GET', 'HEAD', 'POST']

/** Refuses other methods than those of pages and forms, and forms that another site's page sends (CSRF). */
export function checkMethodAndOrigin(publicUrl: string): MiddlewareHandler {
  return async function checkMethodAndOrigin(c, next) {
    if (!METHODS.includes(c.req.method)) {
      c.header('allow', METHODS.join(', '))
      return c.text('This address takes no such request.', 405)
    }
    // A neighbour under the same domain is another site's page as well.
    const own = siteOrigin(new URL(c.req.url), publicUrl)
    const isFromElsewhere =
      /^(cross|same)-site$/.test(c.req.header('sec-fetch-site') ?? '') ||
      (c.req.header('origin') ?? own) !== own
    if (c.req.method === 'POST' && isFromElsewhere)
      return c.text('This form was not sent from our site. Please open the page and send it from there.', 403)
    return next()
  }
}

export function tooLarge(c: Context) {
  return c.text('What you sent is too large. Please go back, shorten it and send it again.', 413)
}
