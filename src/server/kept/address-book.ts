type Page = { path: string; reads?: Readonly<Record<string, readonly string[]>> }

const SPELLINGS_REMEMBERED = 2_000
const MAX_URL_LENGTH = 1_000

/**
 * Says under which address an answer is kept: the page's path with what it reads from the query, in one order.
 * What a page does not read (`?utm_source=…`) makes no other page. Undefined when the answer is to be made anew.
 * @param deadEnd says where the answer is kept of a path that leads nowhere
 */
export function createAddressBook(
  pages: readonly Page[],
  deadEnd: (path: string) => string | undefined = () => undefined,
): (url: string) => string | undefined {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const remembered = new Map<string, string | undefined>()
  return function keptAddress(url) {
    if (byPath.has(url)) return url
    if (url.length > MAX_URL_LENGTH) return read(url)
    if (remembered.has(url)) return remembered.get(url)
    const address = read(url)
    if (remembered.size >= SPELLINGS_REMEMBERED) remembered.clear()
    remembered.set(url, address)
    return address
  }

  function read(url: string): string | undefined {
    const [path = '', ...query] = url.split('?')
    const page = byPath.get(path)
    if (!page) return deadEnd(path)
    const asked = new URLSearchParams(query.join('?'))
    const read = new URLSearchParams()
    for (const [key, values] of Object.entries(page.reads ?? {})) {
      const [value, ...others] = asked.getAll(key)
      if (value === undefined) continue
      if (others.length > 0 || !values.includes(value)) return undefined
      if (value !== '') read.set(key, value)
    }
    return read.size > 0 ? `${path}?${read}` : path
  }
}
