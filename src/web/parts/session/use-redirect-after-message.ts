import { useEffect } from 'react'
import { announceSessionChange } from './session-channel.ts'

/** How long a success message is shown before the redirect. */
const READING_MS = 500

/**
 * After a sign-in or sign-out: tells the other tabs, and redirects once the message has been shown. Loads a new document,
 * so that no data of the old session remains.
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
