import { useEffect, useRef } from 'react'
import type { BookingAnswer } from './booking-answer.ts'

/**
 * Browsers open a tab only at the click itself, but the message is known only when the answer comes. So an
 * empty tab is opened at the click, sent to WhatsApp when the booking is written down, closed when it is not.
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
