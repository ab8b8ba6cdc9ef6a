import { type PagePart, readPartUrl, takeParts } from '#app/document/page-parts.ts'
import { isPersonal } from '../middleware/personal-pages.ts'
import { type CachedResponse, cacheResponse, respondWith } from './cached-response.ts'
import { nonceOf, withHashes } from './csp-hashes.ts'

type CachedPart = { name: string; response: Promise<CachedResponse> }
/** A page, and what it fetches after its first view. */
type CachedPage = { page: CachedResponse; parts: CachedPart[] }

export type PageCache = {
  /**
   * The response to a request for a page that is the same for everybody, made first when it is not there yet; undefined
   * for every other request.
   */
  respond(request: Request): Promise<Response | undefined>
  /** Forgets every page; one that is being made at the moment is not cached either. */
  clear(): void
  /** Makes the pages that are not there yet, one after the other. */
  warmUp(paths: readonly string[]): Promise<void>
}

/** How old a page may get while the cache does not hear of changes. */
const MAX_AGE_UNHEARD_MS = 5_000
const HOUR_MS = 3_600_000
/** Pages in browsers may ask for parts that newer pages do not have any more. */
const MAX_PARTS = 500

/** Anybody may store it, and asks each time whether it is still good: a 304 costs nothing. */
const REVALIDATE = { 'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding, Cookie' }
const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' }

const TEXT = /^(text\/|application\/(xml|json|rss\+xml|manifest\+json))/

/**
 * Caches the pages that are the same for every visitor without a session. A page is always made from its own address,
 * never from a visitor's request, so that nothing a visitor sends can get into it. Pages carry the first day that can
 * be booked (`domain/lead-time.ts`), so a new hour clears the cache; so does every change that it hears of.
 */
export function createPageCache({
  render,
  cacheKey,
  isHearing,
  now,
}: {
  /** The site's own response to a path with a query. */
  render: (address: string) => Promise<Response>
  /** The address to make a page from and to cache it under; undefined when it is not cached. */
  cacheKey: (url: URL) => string | undefined
  /** Does the cache hear of changes at the moment? */
  isHearing: () => boolean
  /** Milliseconds since 1970. */
  now: () => number
}): PageCache {
  let pages = new Map<string, Promise<CachedPage | undefined>>()
  /** By name, the oldest first. */
  const parts = new Map<string, Promise<CachedResponse>>()
  let clearedAt = now()

  function clear() {
    clearedAt = now()
    pages = new Map()
  }

  /** However many ask at once, a page is made once. */
  function findOrMake(key: string): Promise<CachedPage | undefined> {
    const isUnheardTooLong = !isHearing() && now() - clearedAt > MAX_AGE_UNHEARD_MS
    if (isUnheardTooLong || hourOf(now()) !== hourOf(clearedAt)) clear()
    const found = pages.get(key)
    if (found) return found
    // After a `clear` this is a map that nobody looks into any more.
    const current = pages
    const made = render(key)
      .then((response) => cachePage(key, response))
      .catch(() => undefined)
    current.set(key, made)
    return made.then((page) => {
      if (page) page.parts.forEach(remember)
      else if (current.get(key) === made) current.delete(key)
      return page
    })
  }

  function remember({ name, response }: CachedPart) {
    parts.delete(name)
    parts.set(name, response)
    response.catch(() => parts.delete(name))
    const [oldest] = parts.keys()
    if (oldest !== undefined && parts.size > MAX_PARTS) parts.delete(oldest)
  }

  async function findPart({ name, of }: { name: string; of: URL }): Promise<CachedResponse | undefined> {
    const key = cacheKey(of)
    // The page may have come from another instance, which has made the same.
    if (!parts.has(name) && key !== undefined) await findOrMake(key)
    return parts.get(name)
  }

  async function find(request: Request): Promise<CachedResponse | undefined> {
    const url = new URL(request.url)
    const part = readPartUrl(url)
    if (part) return findPart(part)
    const key = isPersonal(request.headers.get('cookie')) ? undefined : cacheKey(url)
    return key === undefined ? undefined : (await findOrMake(key))?.page
  }

  return {
    clear,
    async respond(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
      const cached = await find(request)
      return cached && respondWith(cached, request)
    },
    async warmUp(paths) {
      for (const path of paths) await findOrMake(path)
    },
  }
}

function hourOf(ms: number): number {
  return Math.floor(ms / HOUR_MS)
}

async function cachePage(address: string, response: Response): Promise<CachedPage | undefined> {
  const { status, headers } = response
  const isForOne = headers.has('set-cookie') || /private|no-store/.test(headers.get('cache-control') ?? '')
  if (status !== 200 || isForOne || !TEXT.test(headers.get('content-type') ?? '')) return undefined
  const policy = headers.get('content-security-policy') ?? ''
  const { html, parts } = takeParts(await response.text(), { nonce: nonceOf(policy), address })
  const allowed = withHashes(html, policy)
  if (!allowed) return undefined
  if (allowed.policy) headers.set('content-security-policy', allowed.policy)
  const page = await cacheResponse(allowed.html, headers, REVALIDATE)
  // Browsers ask for the parts later: the page does not wait until they are compressed.
  return { page, parts: parts.map(cachePart) }
}

function cachePart({ name, type, text }: PagePart): CachedPart {
  const headers = new Headers({
    'content-type': `${type}; charset=utf-8`,
    'x-content-type-options': 'nosniff',
  })
  return { name, response: cacheResponse(text, headers, FOR_EVER) }
}
