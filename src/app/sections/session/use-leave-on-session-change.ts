import { useEffect } from 'react'
import { href } from 'react-router'
import { onSessionChangeElsewhere } from './session-channel.ts'

/** Almost at once: nobody has a message to read in this tab. */
const AFTER_MS = 100

/** Somebody signed in or out in another tab: this one leaves for the home page too, which knows the session. */
export function useLeaveOnSessionChange(): void {
  useEffect(() => onSessionChangeElsewhere(() => setTimeout(() => location.assign(href('/')), AFTER_MS)), [])
}
