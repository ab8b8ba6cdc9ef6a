import { useEffect } from 'react'
import { href } from 'react-router'
import { onSessionChangeElsewhere } from './session-channel.ts'

/** Short, because this tab shows no message. */
const AFTER_MS = 100

/** Loads the home page after a sign-in or sign-out in another tab, so that this tab shows the new session. */
export function useLeaveOnSessionChange(): void {
  useEffect(() => onSessionChangeElsewhere(() => setTimeout(() => location.assign(href('/')), AFTER_MS)), [])
}
