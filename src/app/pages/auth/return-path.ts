import { href } from 'react-router'
import { flashName } from '#app/flash-message.ts'

/** The field and the parameter that carry where a sign-in leads. */
export const RETURN_PATH = 'to'

const ANY_SITE = 'http://site'

/**
 * Where somebody came from who opens the sign-in page: the dashboard that sent them here, or the page of this site that
 * the browser names. Otherwise the home page.
 */
export function findReturnPath(request: Request, url: URL): string {
  if (flashName(request) === 'admin-signed-out') return href('/admin')
  return safeReturnPath(refererPath(request, url))
}

/** The page of this site on which a link or button was pressed, as a path; undefined when it was elsewhere. */
export function refererPath({ headers }: Request, url: URL): string | undefined {
  const referrer = headers.get('referer') ?? ''
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined
  return from?.origin === url.origin ? from.pathname + from.search : undefined
}

/** An address that was sent along, as a path of this site; of any other address, and of the account pages, the home page. */
export function safeReturnPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, ANY_SITE)) return href('/')
  const { origin, pathname, search } = new URL(asked, ANY_SITE)
  // `/.//evil.example` is read as `//evil.example`.
  const isOther = origin !== ANY_SITE || pathname.startsWith('//')
  return isOther || /^\/auth(\/|$)/i.test(pathname) ? href('/') : pathname + search
}

/** The page for the code, which leads on to the same place. */
export function secondStepPath(to: string, parameters: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...parameters, ...(to !== href('/') && { [RETURN_PATH]: to }) })
  return href('/auth/second-step') + (query.size > 0 ? `?${query}` : '')
}
