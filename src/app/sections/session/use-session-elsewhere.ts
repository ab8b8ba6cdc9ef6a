import { useEffect } from 'react'
import { href } from 'react-router'
import { hearOtherTabs } from './session-news.ts'

/** How long after the news from another tab (site.md section 9). */
const AFTER_MS = 100

/** Somebody signed in or out in another tab: this one leaves for the home page too, which knows the session. */
export function useSessionElsewhere(): void {
  useEffect(() => hearOtherTabs(() => setTimeout(() => location.assign(href('/')), AFTER_MS)), [])
}
