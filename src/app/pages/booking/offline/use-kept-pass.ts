import { useEffect, useState } from 'react'

const WORKER = '/booking/worker.js'
const FILE = /\.(js|css|woff2|svg|webp|avif)$/

/**
 * Keeps the pass that is open on this phone, until this moment in milliseconds since the epoch. A copy that was kept is
 * not kept anew. Browsers without service workers, and those that forbid them, keep nothing.
 * @returns whether the pass is kept
 */
export function useKeptPass(keepUntil: number): boolean {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    if (!('serviceWorker' in navigator) || 'kept' in document.documentElement.dataset) return
    const { serviceWorker } = navigator
    const hear = ({ data }: MessageEvent) => setIsKept(data === 'kept')
    serviceWorker.addEventListener('message', hear)
    const message = { path: location.pathname, keepUntil, files: loadedFiles() }
    serviceWorker
      .register(WORKER, { scope: '/booking/' })
      .then(({ active, waiting, installing }) => (installing ?? waiting ?? active)?.postMessage(message))
      .catch(() => {})
    return () => serviceWorker.removeEventListener('message', hear)
  }, [keepUntil])
  return isKept
}

/** The scripts, styles, fonts and pictures of this site that the page has loaded. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && FILE.test(pathname))
    .map(({ pathname }) => pathname)
}
