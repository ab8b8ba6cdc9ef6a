import { useEffect, useState } from 'react'
import { companyWhatsappLink } from '../../parts/contact-links.ts'
import { Icon } from '../../ui/icon.tsx'

/** The floating WhatsApp link. Escape hides its tooltip. */
export function ChatBubble() {
  const [isDismissed, setDismissed] = useState(false)

  useEffect(() => {
    const dismiss = (event: KeyboardEvent) => event.key === 'Escape' && setDismissed(true)
    addEventListener('keydown', dismiss)
    return () => removeEventListener('keydown', dismiss)
  }, [])

  return (
    <div className="after-first-scroll">
      <a
        className={isDismissed ? 'chat-bubble' : 'chat-bubble chat-bubble--speaks'}
        href={companyWhatsappLink}
        target="_blank"
        rel="noopener"
        onPointerEnter={() => setDismissed(false)}
        onFocus={() => setDismissed(false)}
      >
        <span className="chat-bubble__tooltip">Chat with us on WhatsApp</span>
        <Icon name="chat" />
      </a>
    </div>
  )
}
