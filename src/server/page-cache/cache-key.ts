import type { CachedPage } from '#app/pages/found/cached-pages.ts'

/**
 * Says under which key the response to an address is cached: the path of the page with what it reads from the query,
 * in one order. Parameters that a page does not read (`?utm_source=…`) make no other page. Undefined when the response
 * is made anew.
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
