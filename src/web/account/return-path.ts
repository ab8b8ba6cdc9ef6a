import { href } from 'react-router'
import { flashName } from '../shell/flash-message.ts'
import { readReturnCookie } from '../shell/return-cookie.ts'

/** The name of the form field and query parameter with the page to return to after the sign-in. */
export const RETURN_PATH = 'to'

const ANY_SITE = 'http://site'

/**
 * The page to return to after the sign-in: the page of the desk that redirected here, else the page of this site in the
 * `Referer` header, else the home page.
 */
export function findReturnPath(request: Request, url: URL): string {
  const isSentAway = flashName(request) === 'admin-signed-out'
  return safeReturnPath(isSentAway ? (readReturnCookie(request) ?? href('/desk')) : refererPath(request, url))
}

/** The path of the `Referer` header; undefined when that is missing or another site. */
export function refererPath({ headers }: Request, url: URL): string | undefined {
  const referrer = headers.get('referer') ?? ''
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined
  return from?.origin === url.origin ? from.pathname + from.search : undefined
}

/** The given path if it is one of this site and not an account page, else the home page: prevents open redirects. */
export function safeReturnPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, ANY_SITE)) return href('/')
  const { origin, pathname, search } = new URL(asked, ANY_SITE)
  // `/.//evil.example` is read as `//evil.example`.
  const isOtherSite = origin !== ANY_SITE || pathname.startsWith('//')
  return isOtherSite || /^\/auth(\/|$)/i.test(pathname) ? href('/') : pathname + search
}

/** The page that asks for the code and then leads on to `to`. */
export function secondStepPath(to: string, parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...parameters, ...(to !== href('/') && { [RETURN_PATH]: to }) })
  return href('/auth/second-step') + (query.size > 0 ? `?${query}` : '')
}
