import {
  type Browser,
  cacheOf,
  copyOf,
  deleteCopies,
  isGone,
  keepFiles,
  type Pages,
  tokenOf,
} from './kept-pages.ts'

/** The trip pass of a guest, and its Thai cards. What a guest sends is never kept. */
export const PASS_PAGES: Pages = {
  name: 'pass',
  home: '/booking',
  path: /^\/booking\/([\w-]{16,})(?:\/thai)?$/,
}

const FILE = /\/(?:assets|fonts|photos|art|icons)[\w./-]*\.\w+|\/(?:icons|favicon|grain)\.svg/g

/** What a pass asks its worker to keep. */
export type KeepPass = {
  path: string
  /** In milliseconds since the epoch. */
  keepUntil: number
  /** Those that the page has loaded; those that it names come on top. */
  files: readonly string[]
}

/** The worker's word to the page that asked. */
export const KEPT = 'kept'

/** Keeps the pass and its cards, both or none. @returns whether all of it is kept now */
export async function keepPass(browser: Browser, { path, keepUntil, files }: KeepPass): Promise<boolean> {
  const token = tokenOf(PASS_PAGES, path)
  if (!token) return false
  const paths = [`/booking/${token}`, `/booking/${token}/thai`]
  const pages = await Promise.all(paths.map(async (path) => ({ path, answer: await browser.fetch(path) })))
  if (pages.some(({ answer }) => isGone(answer))) {
    await browser.caches.delete(cacheOf(PASS_PAGES, token))
    return false
  }
  if (!pages.every(({ answer: { ok, redirected } }) => ok && !redirected)) return false
  const copies = await Promise.all(
    pages.map(async ({ path, answer }) => ({ path, ...(await copyOf(answer)) })),
  )
  const cache = await browser.caches.open(cacheOf(PASS_PAGES, token))
  for (const { path, html, headers } of copies) await cache.put(path, new Response(html, { headers }))
  const wanted = new Set([...files, ...copies.flatMap(({ html }) => filesIn(html))])
  const until = await keepFiles(cache, PASS_PAGES, { token, keepUntil, files: wanted })
  await deleteCopies(cache, (path) => wanted.has(path) || paths.includes(path) || path === until)
  return true
}

/** The files that a page names, its modules included. */
export function filesIn(html: string): string[] {
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ').filter(Boolean) ?? []
  return [...(html.match(FILE) ?? []), ...modules.map((name) => `/assets/${name}.js`)]
}
