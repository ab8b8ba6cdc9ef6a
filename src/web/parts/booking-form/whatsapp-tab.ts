import { useEffect } from 'react'
import type { RefusedForm } from '../request-form/refused-form.ts'

/** The empty tab of a form that is on its way. */
let waiting: Window | null = null

/**
 * Browsers allow a new tab only during the click, but the message is known only when the answer comes. So the click
 * opens an empty tab, which closes when the form is refused, and goes to WhatsApp with the page that follows.
 * @returns opens the tab; to be called when the form is sent
 */
export function useWhatsappTab(answer: RefusedForm | undefined): () => void {
  useEffect(() => {
    if (answer) takeTab()?.close()
  }, [answer])

  return () => {
    waiting = window.open('', '_blank')
    if (waiting) waiting.opener = null
  }
}

/** For the page after the form: sends a waiting tab to this chat. */
export function useWaitingWhatsappTab(url: string): void {
  useEffect(() => {
    takeTab()?.location.replace(url)
  }, [url])
}

function takeTab(): Window | null {
  const tab = waiting
  waiting = null
  return tab
}
