import { type Browser, forgetOld, newest, openPage, type Pages, tokenOf } from '../kept-pages.ts'

declare const self: ServiceWorkerGlobalScope

const FILES: readonly RequestDestination[] = ['script', 'style', 'font', 'image']

export const browser: Browser = {
  caches,
  fetch: (request) => fetch(request),
  now: Date.now,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * Shows the copies of these pages when there is no connection. It answers for them and the files that they load;
 * everything else, forms included, goes to the network untouched.
 * @param keep does what a page that is open asks for; what it returns is the answer to that page
 */
export function serveKeptPages<Asked>(pages: Pages, keep: (asked: Asked) => Promise<string | undefined>) {
  self.addEventListener('install', () => void self.skipWaiting())
  self.addEventListener('activate', (event) =>
    event.waitUntil(forgetOld(browser, pages).then(() => self.clients.claim())),
  )
  self.addEventListener('message', (event) => {
    const done = keep(event.data).then((word) => word && event.source?.postMessage(word))
    event.waitUntil(done.catch(() => {}))
  })
  self.addEventListener('fetch', (event) => {
    const { request } = event
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== self.location.origin) return
    const token = request.mode === 'navigate' && tokenOf(pages, pathname)
    if (token) event.respondWith(openPage(browser, pages, { request, token, pathname }))
    else if (FILES.includes(request.destination))
      event.respondWith(newest(browser, fetch(request), () => caches.match(request, { ignoreSearch: true })))
  })
}
