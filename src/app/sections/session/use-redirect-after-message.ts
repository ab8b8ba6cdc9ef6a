import { useEffect } from 'react'
import { announceSessionChange } from './session-channel.ts'

/** How long a success message can be read before the page moves on. */
const READING_MS = 500

/**
 * After signing in or out: tells the other tabs, and leads on once the message could be read. A whole new page is
 * loaded, so that nothing of the session before is left.
 */
export function useRedirectAfterMessage(done: { to?: string | undefined } | undefined): void {
  const to = done?.to
  useEffect(() => {
    if (!to) return
    announceSessionChange()
    const timer = setTimeout(() => location.assign(to), READING_MS)
    return () => clearTimeout(timer)
  }, [to])
}
