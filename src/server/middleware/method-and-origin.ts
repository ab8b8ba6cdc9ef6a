import type { Context, MiddlewareHandler } from 'hono'
import { areLocalTwins } from '../client-address.ts'

const METHODS = ['GET', 'HEAD', 'POST']

/** Refuses other methods than those of pages and forms, and forms that another site's page sends (CSRF). */
export function checkMethodAndOrigin(publicUrl: string): MiddlewareHandler {
  const site = new URL(publicUrl)
  const isOwn = (origin: string) => {
    if (origin === site.origin) return true
    if (!URL.canParse(origin)) return false
    const from = new URL(origin)
    return from.protocol === site.protocol && areLocalTwins(from, site)
  }
  return async function checkMethodAndOrigin(c, next) {
    if (!METHODS.includes(c.req.method)) {
      c.header('allow', METHODS.join(', '))
      return c.text('This address takes no such request.', 405)
    }
    // A neighbour under the same domain is another site's page as well.
    const isFromElsewhere =
      /^(cross|same)-site$/.test(c.req.header('sec-fetch-site') ?? '') ||
      !isOwn(c.req.header('origin') ?? site.origin)
    if (c.req.method === 'POST' && isFromElsewhere)
      return c.text('This form was not sent from our site. Please open the page and send it from there.', 403)
    return next()
  }
}

export function tooLarge(c: Context) {
  return c.text('What you sent is too large. Please go back, shorten it and send it again.', 413)
}
