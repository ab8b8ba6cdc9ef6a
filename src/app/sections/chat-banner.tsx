import { Icon } from '../ui/icon.tsx'
import { companyWhatsappLink } from './contact-links.ts'

/** The WhatsApp link at the foot of small screens; with `afterFirstScroll` it comes when the first view has been scrolled. */
export function ChatBanner({ afterFirstScroll = false }: { afterFirstScroll?: boolean }) {
  return (
    <aside className="chat-banner" aria-label="Chat">
      <div className={afterFirstScroll ? 'after-first-scroll' : undefined}>
        <a href={companyWhatsappLink} target="_blank" rel="noopener">
          <Icon name="chat" />
          Chat with us on WhatsApp
        </a>
      </div>
    </aside>
  )
}
