import type { CachedPage } from '#app/pages/site-files/cached-pages.ts'

/**
 * Returns a function from a URL to its cache key: the path with the query parameters that the page reads, in a fixed
 * order. Other parameters (`?utm_source=…`) are ignored. Undefined when the page is not cached.
 */
export function cacheKeys(pages: readonly CachedPage[]): (url: URL) => string | undefined {
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
