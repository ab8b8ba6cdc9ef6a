import { useEffect, useRef } from 'react'
import type { BookingAnswer } from './booking-answer.ts'

/**
 * Browsers allow a new tab only during the click, but the message is known only when the answer comes. So the click
 * opens an empty tab, which goes to WhatsApp once the booking is stored, or closes when it is refused.
 * @returns opens the tab; to be called when the form is sent
 */
export function useWhatsappTab(answer: BookingAnswer | undefined): () => void {
  const waiting = useRef<Window | null>(null)

  useEffect(() => {
    const tab = waiting.current
    if (!answer || !tab) return
    waiting.current = null
    if (answer.ok && answer.whatsappUrl) tab.location.replace(answer.whatsappUrl)
    else tab.close()
  }, [answer])

  return () => {
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    waiting.current = tab
  }
}
