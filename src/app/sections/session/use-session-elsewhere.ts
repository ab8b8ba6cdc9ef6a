import { useEffect } from 'react'
import { href } from 'react-router'
import { hearOtherTabs } from './session-news.ts'

/** Almost at once: nobody has a message to read in this tab. */
const AFTER_MS = 100

/** Somebody signed in or out in another tab: this one leaves for the home page too, which knows the session. */
export function useSessionElsewhere(): void {
  useEffect(() => hearOtherTabs(() => setTimeout(() => location.assign(href('/')), AFTER_MS)), [])
}
