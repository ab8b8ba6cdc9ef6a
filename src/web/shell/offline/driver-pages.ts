import { type Browser, cacheOf, copyOf, deleteCopies, keepFiles, type Pages, tokenOf } from './kept-pages.ts'

/** The list of a driver's jobs, and each job. */
export const DRIVER_PAGES: Pages = {
  name: 'driver',
  home: '/driver',
  path: /^\/driver\/([\w-]{16,})(?:\/[\w-]{36})?$/,
}

/** What a page of a driver asks its worker to keep. */
export type KeepJobs = {
  token: string
  /** Does the page list all jobs of this driver? */
  isList: boolean
  paths: readonly string[]
  files: readonly string[]
  /** In milliseconds since the epoch. */
  keepUntil: number
}

/** Keeps each of these pages that the site gives. */
export async function keepJobs(
  browser: Browser,
  { token, isList, paths, files, keepUntil }: KeepJobs,
): Promise<void> {
  const cache = await browser.caches.open(cacheOf(DRIVER_PAGES, token))
  for (const path of paths) {
    const answer = await browser.fetch(path)
    if (!answer.ok || answer.redirected) continue
    const { html, headers } = await copyOf(answer)
    await cache.put(path, new Response(html, { headers }))
  }
  // The list names every job that is still this driver's; of the others nothing stays.
  if (isList) await deleteCopies(cache, (path) => !tokenOf(DRIVER_PAGES, path) || paths.includes(path))
  await keepFiles(cache, DRIVER_PAGES, { token, keepUntil, files })
}
