/*
 * Copies of the pages behind a link, on the phone that opened it. Each link has a cache of its own, so that all of it
 * goes together: when the link has ended, and when its time is over.
 */

/** After so long without an answer the copy is shown. */
const WAIT_MS = 3000

export type KeptCache = Pick<Cache, 'match' | 'put' | 'delete' | 'keys' | 'add'>

/** What a worker needs of the browser. */
export type Browser = {
  caches: Pick<CacheStorage, 'has' | 'delete' | 'keys'> & { open(name: string): Promise<KeptCache> }
  fetch: (request: Request | string) => Promise<Response>
  /** In milliseconds since the epoch. */
  now: () => number
  wait: (ms: number) => Promise<void>
}

/** The pages that links of one kind open. */
export type Pages = {
  /** Before the token, in the name of the cache of a link. */
  name: 'driver' | 'pass'
  /** Before the token, in the path of a page. */
  home: '/driver' | '/booking'
  /** The path of a page that may be kept; its first group is the token. */
  path: RegExp
}

/** The token of a page that may be kept; nothing for every other path. */
export function tokenOf({ path }: Pages, pathname: string): string | undefined {
  return path.exec(pathname)?.[1]
}

export function cacheOf({ name }: Pages, token: string): string {
  return `${name} ${token}`
}

function untilOf({ home }: Pages, token: string): string {
  return `${home}/${token}/until`
}

/** A link that was revoked or has ended. */
export function isGone({ status }: Response): boolean {
  return status === 404 || status === 410
}

/** The page from the site, or its copy. A link that has ended takes its copies along. */
export async function openPage(
  browser: Browser,
  pages: Pages,
  { request, token, pathname }: { request: Request; token: string; pathname: string },
): Promise<Response> {
  await forgetOld(browser, pages)
  const findKept = () => keptPage(browser, pages, { token, pathname })
  const fresh = browser.fetch(request).then(async (answer) => {
    if (isGone(answer)) await browser.caches.delete(cacheOf(pages, token))
    return answer
  })
  const answer = await newest(browser, fresh, findKept)
  // A site that cannot answer counts as no connection.
  return answer.status >= 500 ? ((await findKept()) ?? answer) : answer
}

/** What the site answers; the kept copy when it does not in time, or cannot be reached. */
export async function newest(
  { wait }: Pick<Browser, 'wait'>,
  network: Promise<Response>,
  findKept: () => Promise<Response | undefined>,
): Promise<Response> {
  try {
    return (await Promise.race([network, wait(WAIT_MS).then(findKept)])) ?? (await network)
  } catch (problem) {
    const kept = await findKept()
    if (kept) return kept
    throw problem
  }
}

/** The page with the mark by which it says that it is a copy. */
async function keptPage(
  { caches }: Browser,
  pages: Pages,
  { token, pathname }: { token: string; pathname: string },
): Promise<Response | undefined> {
  if (!(await caches.has(cacheOf(pages, token)))) return undefined
  const kept = await (await caches.open(cacheOf(pages, token))).match(pathname)
  if (!kept) return undefined
  const html = (await kept.text()).replace('<html', '<html data-kept')
  return new Response(html, { headers: kept.headers })
}

/** What is kept of a page: its text, which is unpacked already, and its headers. */
export async function copyOf(answer: Response): Promise<{ html: string; headers: Headers }> {
  const headers = new Headers(answer.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  return { html: await answer.text(), headers }
}

/** Keeps these files as well, and until when all of it is kept. @returns the path of that note */
export async function keepFiles(
  cache: KeptCache,
  pages: Pages,
  { token, keepUntil, files }: { token: string; keepUntil: number; files: Iterable<string> },
): Promise<string> {
  const until = untilOf(pages, token)
  await cache.put(until, new Response(String(keepUntil)))
  await Promise.allSettled(Array.from(new Set(files), (file) => cache.add(file)))
  return until
}

/** Deletes the copies that this condition on their path does not keep. */
export async function deleteCopies(cache: KeptCache, stays: (pathname: string) => boolean): Promise<void> {
  for (const { url } of await cache.keys()) if (!stays(new URL(url).pathname)) await cache.delete(url)
}

/** Deletes the links whose time is over. */
export async function forgetOld({ caches, now }: Browser, pages: Pages): Promise<void> {
  const prefix = cacheOf(pages, '')
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue
    const until = await (await caches.open(name)).match(untilOf(pages, name.slice(prefix.length)))
    if (until && Number(await until.text()) < now()) await caches.delete(name)
  }
}
