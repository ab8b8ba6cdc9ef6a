import { Icon } from '../ui/icon.tsx'
import { companyWhatsappLink } from './contact-links.ts'

/** The WhatsApp link at the foot of small screens. */
export function ChatBanner() {
  return (
    <aside className="chat-banner" aria-label="Chat">
      <a href={companyWhatsappLink} target="_blank" rel="noopener">
        <Icon name="chat" />
        Chat with us on WhatsApp
      </a>
    </aside>
  )
}
