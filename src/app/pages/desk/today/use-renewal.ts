import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 60_000

/** Reads the page again each minute while it is visible, and when its tab is opened again. */
export function useRenewal() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const renew = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    const timer = setInterval(renew, EVERY_MS)
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [revalidate])
}
