import { useEffect, useState } from 'react'
import { askToKeep, canBeKept, loadedFiles } from '../../shell/offline/ask-to-keep.ts'
import { KEPT, type KeepPass } from '../../shell/offline/pass-pages.ts'
import { PASS_WORKER } from '../../shell/offline/worker-addresses.ts'

/**
 * Keeps the pass that is open on this phone, until this moment in milliseconds since the epoch. A copy that was kept is
 * not kept anew. Browsers without service workers, and those that forbid them, keep nothing.
 * @returns whether the pass is kept
 */
export function useKeptPass(keepUntil: number): boolean {
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    if (!canBeKept()) return
    const { serviceWorker } = navigator
    const hear = ({ data }: MessageEvent) => setIsKept(data === KEPT)
    serviceWorker.addEventListener('message', hear)
    const message: KeepPass = { path: location.pathname, keepUntil, files: loadedFiles() }
    askToKeep(PASS_WORKER, message).catch(() => {})
    return () => serviceWorker.removeEventListener('message', hear)
  }, [keepUntil])
  return isKept
}
