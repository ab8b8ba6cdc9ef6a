/*
 * Keeps a driver's jobs on the phone and shows them when there is no connection. It sees only the pages below /driver/
 * and the files that these load. Each link has a cache of its own, so that all of it goes together: when the link has
 * ended. What a driver presses is not kept here but by the page, which sends it.
 */
const PAGE = /^\/driver\/([\w-]{16,})(?:\/[\w-]{36})?$/
const WAIT_MS = 3000

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(forgetOld().then(() => self.clients.claim())))

/** A page that is open asks to be kept: its link, the pages and files, and until when. */
self.addEventListener('message', (event) => event.waitUntil(keep(event.data).catch(() => {})))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const token = request.mode === 'navigate' && PAGE.exec(pathname)?.[1]
  if (token) event.respondWith(openPage(request, token, pathname))
  else if (['script', 'style', 'font', 'image'].includes(request.destination))
    event.respondWith(newest(fetch(request), () => caches.match(request, { ignoreSearch: true })))
})

function cacheOf(token) {
  return `driver ${token}`
}

function untilOf(token) {
  return `/driver/${token}/until`
}

async function openPage(request, token, path) {
  await forgetOld()
  const answer = await newest(fetch(request).then(forgetWhenGone(token)), () => keptPage(token, path))
  // A site that cannot answer counts as no connection.
  return answer.status >= 500 ? ((await keptPage(token, path)) ?? answer) : answer
}

/** A link that has ended takes its copies along. */
function forgetWhenGone(token) {
  return async (answer) => {
    if (answer.status === 404) await caches.delete(cacheOf(token))
    return answer
  }
}

/** What the site answers; the kept copy when it does not within three seconds, or cannot be reached. */
async function newest(network, findKept) {
  const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  try {
    return (await Promise.race([network, late.then(findKept)])) ?? (await network)
  } catch (problem) {
    const found = await findKept()
    if (found) return found
    throw problem
  }
}

/** The page with the mark by which it says that it is a copy. */
async function keptPage(token, path) {
  if (!(await caches.has(cacheOf(token)))) return undefined
  const found = await (await caches.open(cacheOf(token))).match(path)
  if (!found) return undefined
  const html = (await found.text()).replace('<html', '<html data-kept')
  return new Response(html, { headers: found.headers })
}

async function keep({ token, isList, paths, files, keepUntil }) {
  const cache = await caches.open(cacheOf(token))
  for (const path of paths) {
    const answer = await fetch(path)
    if (!answer.ok || answer.redirected) continue
    const headers = new Headers(answer.headers)
    headers.delete('content-encoding')
    headers.delete('content-length')
    await cache.put(path, new Response(await answer.text(), { headers }))
  }
  // The list names every job that is still this driver's; of the others nothing stays.
  if (isList)
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url)
      if (PAGE.test(pathname) && !paths.includes(pathname)) await cache.delete(pathname)
    }
  await cache.put(untilOf(token), new Response(String(keepUntil)))
  await Promise.allSettled(Array.from(new Set(files), (file) => cache.add(file)))
}

async function forgetOld() {
  for (const name of await caches.keys()) {
    if (!name.startsWith('driver ')) continue
    const until = await (await caches.open(name)).match(untilOf(name.slice('driver '.length)))
    if (until && Number(await until.text()) < Date.now()) await caches.delete(name)
  }
}
