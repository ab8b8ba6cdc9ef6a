import { extractParts, type PagePart, readPartUrl } from '#web/shell/document/page-parts.ts'
import type { CachedPage as PublicPage } from '#web/site/site-files/cached-pages.ts'
import { HOUR_MS } from '../../time/duration.ts'
import { type CachedResponse, cacheResponse, respondWith } from './cached-response.ts'
import { nonceOf, withHashes } from './csp-hashes.ts'

type CachedPart = { name: string; response: Promise<CachedResponse> }
/** A page, and the parts that the browser loads after the first view. */
type CachedPage = { page: CachedResponse; parts: CachedPart[] }

export type PageCache = {
  /** The response for a public page, rendered on a cache miss; undefined for any other request. */
  respond(request: Request): Promise<Response | undefined>
  /** Invalidates every page, including those being rendered at the moment. */
  clear(): void
  /** Renders the pages that are not cached yet, one after the other. */
  warmUp(paths: readonly string[]): Promise<void>
}

/** Maximum age of cached pages while change notifications are disconnected. */
const MAX_AGE_DISCONNECTED_MS = 5_000
/** Older pages in browsers may still request parts that newer pages do not have. */
const MAX_PARTS = 500

/** Any cache may store the page, but must revalidate it each time. */
const REVALIDATE = { 'cache-control': 'public, no-cache', vary: 'Accept-Encoding, Cookie' }
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' }

const TEXT = /^(text\/|application\/(xml|json|rss\+xml|manifest\+json))/

const SESSION_OR_FLASH = /(^|;\s*)(__Host-session|session|flash)=/

/**
 * Caches the pages that are the same for every visitor without a session. A page is rendered from its own URL, never
 * from a client's request, so that no client can poison the cache. Pages carry the first day that can be booked
 * (`src/bookings/placing/lead-time.rules.ts`), so a new hour clears the cache; so does every change notification.
 */
export function createPageCache({
  render,
  cacheKey,
  isListening,
  now,
}: {
  /** The site's own response to a path with a query. */
  render: (address: string) => Promise<Response>
  /** The path to render a page from and to cache it under; undefined when it is not cached. */
  cacheKey: (url: URL) => string | undefined
  /** Is the database there, and are change notifications connected? */
  isListening: () => boolean
  /** Milliseconds since 1970. */
  now: () => number
}): PageCache {
  let pages = new Map<string, Promise<CachedPage | undefined>>()
  /** By name, the oldest first. */
  const parts = new Map<string, Promise<CachedResponse>>()
  let clearedAt = now()
  let wasListening = true

  function clear() {
    clearedAt = now()
    pages = new Map()
  }

  /** Concurrent requests share one render. */
  function findOrRender(key: string): Promise<CachedPage | undefined> {
    const listens = isListening()
    const isBack = listens && !wasListening
    wasListening = listens
    const isStale = !listens && now() - clearedAt > MAX_AGE_DISCONNECTED_MS
    if (isBack || isStale || hourOf(now()) !== hourOf(clearedAt)) clear()
    const found = pages.get(key)
    if (found) return found
    // After `clear` this map is no longer `pages`, so a result that is out of date is dropped.
    const current = pages
    const rendered = render(key)
      .then((response) => cachePage(key, response))
      .catch(() => undefined)
    current.set(key, rendered)
    return rendered.then((page) => {
      if (page) page.parts.forEach(storePart)
      else if (current.get(key) === rendered) current.delete(key)
      return page
    })
  }

  function storePart({ name, response }: CachedPart) {
    parts.delete(name)
    parts.set(name, response)
    response.catch(() => parts.delete(name))
    const [oldest] = parts.keys()
    if (oldest !== undefined && parts.size > MAX_PARTS) parts.delete(oldest)
  }

  async function findPart({ name, of }: { name: string; of: URL }): Promise<CachedResponse | undefined> {
    const key = cacheKey(of)
    // The page may have come from another instance.
    if (!parts.has(name) && key !== undefined) await findOrRender(key)
    return parts.get(name)
  }

  async function find(request: Request): Promise<CachedResponse | undefined> {
    const url = new URL(request.url)
    const part = readPartUrl(url)
    if (part) return findPart(part)
    const key = isPersonal(request.headers.get('cookie')) ? undefined : cacheKey(url)
    return key === undefined ? undefined : (await findOrRender(key))?.page
  }

  return {
    clear,
    async respond(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined
      const cached = await find(request)
      return cached && respondWith(cached, request)
    },
    async warmUp(paths) {
      for (const path of paths) await findOrRender(path)
    },
  }
}

/**
 * Returns a function from a URL to its cache key: the path with the query parameters that the page reads, in a fixed
 * order. Other parameters (`?utm_source=…`) are ignored. Undefined when the page is not cached.
 */
export function cacheKeys(pages: readonly PublicPage[]): (url: URL) => string | undefined {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return function cacheKey({ pathname, search, searchParams }) {
    const page = byPath.get(pathname)
    if (!page || search === '') return page?.path
    const read = new URLSearchParams()
    for (const [key, cached] of Object.entries(page.reads ?? {})) {
      const [value, ...others] = searchParams.getAll(key)
      if (value === undefined) continue
      if (others.length > 0 || !cached.includes(value)) return undefined
      if (value !== '') read.set(key, value)
    }
    return read.size > 0 ? `${pathname}?${read}` : pathname
  }
}

/** Is there a session cookie or a flash message cookie? Such a request gets a page of its own. */
export function isPersonal(cookies: string | null | undefined): boolean {
  return SESSION_OR_FLASH.test(cookies ?? '')
}

function hourOf(ms: number): number {
  return Math.floor(ms / HOUR_MS)
}

async function cachePage(address: string, response: Response): Promise<CachedPage | undefined> {
  const { status, headers } = response
  const isPrivate = headers.has('set-cookie') || /private|no-store/.test(headers.get('cache-control') ?? '')
  if (status !== 200 || isPrivate || !TEXT.test(headers.get('content-type') ?? '')) return undefined
  const policy = headers.get('content-security-policy') ?? ''
  const { html, parts } = extractParts(await response.text(), { nonce: nonceOf(policy), address })
  const allowed = withHashes(html, policy)
  if (!allowed) return undefined
  if (allowed.policy) headers.set('content-security-policy', allowed.policy)
  const page = await cacheResponse(allowed.html, headers, REVALIDATE)
  // Parts are requested later, so the page does not wait for their compression.
  return { page, parts: parts.map(cachePart) }
}

function cachePart({ name, type, text }: PagePart): CachedPart {
  const headers = new Headers({
    'content-type': `${type}; charset=utf-8`,
    'x-content-type-options': 'nosniff',
  })
  return { name, response: cacheResponse(text, headers, IMMUTABLE) }
}
