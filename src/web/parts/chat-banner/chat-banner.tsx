import { Icon } from '../../ui/icon.tsx'
import { companyWhatsappLink } from '../contact-links.ts'

type ChatBannerProps = {
  /** It comes when the first view has been scrolled. */
  afterFirstScroll: boolean
  /** It stays at the end of the page. */
  atEnd: boolean
}

/** The WhatsApp link at the foot of small screens. */
export function ChatBanner({ afterFirstScroll, atEnd }: ChatBannerProps) {
  return (
    <aside className={atEnd ? 'chat-banner chat-banner--at-end' : 'chat-banner'} aria-label="Chat">
      <div className={afterFirstScroll ? 'after-first-scroll' : undefined}>
        <a href={companyWhatsappLink} target="_blank" rel="noopener">
          <Icon name="chat" />
          Chat with us on WhatsApp
        </a>
      </div>
    </aside>
  )
}
