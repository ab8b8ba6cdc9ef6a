import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Reads the page again while it is visible, and when its tab is opened again.
 * @param everyMs null while it need not be
 * @returns true while that fails: the page then keeps what it last knew
 */
export function useRenewal(everyMs: number | null): boolean {
  const { revalidate } = useRevalidator()
  const [isStale, setIsStale] = useState(false)
  useEffect(() => {
    if (everyMs === null) return
    const renew = async () => {
      if (document.visibilityState !== 'visible') return
      // Asked first, because a reading that fails would put an error in the place of the page.
      const isReady = await findIsReady()
      setIsStale(!isReady)
      if (isReady) await revalidate()
    }
    const start = () => void renew()
    const timer = setInterval(start, everyMs)
    document.addEventListener('visibilitychange', start)
    window.addEventListener('online', start)
    window.addEventListener('offline', start)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', start)
      window.removeEventListener('online', start)
      window.removeEventListener('offline', start)
    }
  }, [revalidate, everyMs])
  return isStale
}

async function findIsReady(): Promise<boolean> {
  return fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
}
