import { useEffect, useSyncExternalStore } from 'react'
import { isKeptCopy } from '../../shell/offline/ask-to-keep.ts'

/** Is there no connection, or is this page the copy that the worker has kept? */
export function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false)
}

/** Loads the page anew when a kept copy finds a connection again. */
export function useReloadWhenOnline() {
  useEffect(() => {
    if (!isKeptCopy()) return
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
}

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

function isOffline(): boolean {
  return !navigator.onLine || isKeptCopy()
}
