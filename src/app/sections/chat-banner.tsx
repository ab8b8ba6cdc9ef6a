import { Icon } from '../ui/icon.tsx'
import { whatsappLink } from './contact-links.ts'

/** The chat at the foot of small screens. */
export function ChatBanner() {
  return (
    <aside className="chat-banner" aria-label="Chat">
      <a href={whatsappLink} target="_blank" rel="noopener">
        <Icon name="chat" />
        Chat with us on WhatsApp
      </a>
    </aside>
  )
}
