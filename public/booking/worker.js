/*
 * Keeps a trip pass and its Thai cards on the guest's phone, and shows them when there is no connection. It sees only
 * the pages below /booking/ and the files that these load. Each pass has a cache of its own, so that all of it goes
 * together: when its link has ended, and a week after the trip. What a guest sends is never kept.
 */
const PASS = /^\/booking\/([\w-]{16,})(?:\/thai)?$/
const WAIT_MS = 3000
const FILE = /\/(?:assets|fonts|photos|art|icons)[\w./-]*\.\w+|\/(?:icons|favicon|grain)\.svg/g

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(forgetOld().then(() => self.clients.claim())))

/** A pass that is open asks to be kept: its path, until when, and the files that it has loaded. */
self.addEventListener('message', (event) => {
  const { path, keepUntil, files } = event.data
  const token = tokenOf(path)
  if (token) event.waitUntil(keep(token, keepUntil, files).then((isKept) => isKept && event.source?.postMessage('kept'), () => {}))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  const token = request.mode === 'navigate' && tokenOf(pathname)
  if (token) event.respondWith(openPage(request, token, pathname))
  else if (['script', 'style', 'font', 'image'].includes(request.destination))
    event.respondWith(newest(fetch(request), () => caches.match(request)))
})

function tokenOf(path) {
  return PASS.exec(path)?.[1]
}

function cacheOf(token) {
  return `pass ${token}`
}

async function openPage(request, token, path) {
  await forgetOld()
  const answer = await newest(fetch(request).then(forgetWhenGone(token)), () => keptPage(token, path))
  // A site that cannot answer counts as no connection.
  return answer.status >= 500 ? ((await keptPage(token, path)) ?? answer) : answer
}

function forgetWhenGone(token) {
  return async (answer) => {
    if (isGone(answer)) await caches.delete(cacheOf(token))
    return answer
  }
}

function isGone({ status }) {
  return status === 404 || status === 410
}

/** What the site answers; the kept copy when it does not within three seconds, or cannot be reached. */
async function newest(network, findKept) {
  const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  try {
    return (await Promise.race([network, late.then(findKept)])) ?? (await network)
  } catch (problem) {
    const kept = await findKept()
    if (kept) return kept
    throw problem
  }
}

/** The page with the mark by which it says that it is a copy. */
async function keptPage(token, path) {
  if (!(await caches.has(cacheOf(token)))) return undefined
  const kept = await (await caches.open(cacheOf(token))).match(path)
  if (!kept) return undefined
  const html = (await kept.text()).replace('<html', '<html data-kept')
  return new Response(html, { headers: kept.headers })
}

/** @returns whether all of the pass is kept now */
async function keep(token, keepUntil, loaded) {
  const paths = [`/booking/${token}`, `/booking/${token}/thai`]
  const answers = await Promise.all(paths.map((path) => fetch(path)))
  if (answers.some(isGone)) {
    await caches.delete(cacheOf(token))
    return false
  }
  if (!answers.every(({ ok, redirected }) => ok && !redirected)) return false
  const pages = await Promise.all(answers.map((answer) => answer.text()))
  const cache = await caches.open(cacheOf(token))
  for (const [index, html] of pages.entries())
    await cache.put(paths[index], new Response(html, { headers: headersOf(answers[index]) }))
  await cache.put(untilOf(token), new Response(String(keepUntil)))
  const files = new Set([...loaded, ...pages.flatMap(filesIn)])
  await Promise.allSettled(Array.from(files, (file) => cache.add(file)))
  const wanted = new Set([...paths, untilOf(token), ...files])
  for (const { url } of await cache.keys()) if (!wanted.has(new URL(url).pathname)) await cache.delete(url)
  return true
}

/** The headers of a page whose text is already unpacked. */
function headersOf({ headers }) {
  const kept = new Headers(headers)
  kept.delete('content-encoding')
  kept.delete('content-length')
  return kept
}

/** The files that a page names, its modules included. */
function filesIn(html) {
  const modules = /data-modules="([^"]*)"/.exec(html)?.[1].split(' ').filter(Boolean) ?? []
  return [...(html.match(FILE) ?? []), ...modules.map((name) => `/assets/${name}.js`)]
}

function untilOf(token) {
  return `/booking/${token}/until`
}

async function forgetOld() {
  for (const name of await caches.keys()) {
    if (!name.startsWith('pass ')) continue
    const until = await (await caches.open(name)).match(untilOf(name.slice('pass '.length)))
    if (until && Number(await until.text()) < Date.now()) await caches.delete(name)
  }
}
