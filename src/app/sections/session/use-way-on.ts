import { useEffect } from 'react'

/** How long the message stands before the page leads on (site.md section 9). */
const READING_MS = 500

const CHANNEL = 'session'

/**
 * After signing in or out: tells the other tabs, and leads on once the message could be read. A whole new page is
 * loaded, so that nothing of the session before is left.
 */
export function useWayOn(done: { to?: string | undefined } | undefined): void {
  const to = done?.to
  useEffect(() => {
    if (!to) return
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage('changed')
    channel.close()
    const timer = setTimeout(() => location.assign(to), READING_MS)
    return () => clearTimeout(timer)
  }, [to])
}
