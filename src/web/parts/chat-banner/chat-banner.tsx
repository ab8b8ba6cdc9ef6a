import { Icon } from '../../ui/icon.tsx'
import { companyWhatsappLink } from '../contact-links.ts'

type ChatBannerProps = {
  /** Also a round button in the corner of small screens; the home page brings its own for every screen. */
  withButton: boolean
}

/** The WhatsApp link that ends the page on small screens. The round button is the same link again, for fingers. */
export function ChatBanner({ withButton }: ChatBannerProps) {
  const link = { href: companyWhatsappLink, target: '_blank', rel: 'noopener' }
  return (
    <aside className="chat-banner" aria-label="Chat">
      {withButton && (
        <div className="chat-corner" aria-hidden>
          <a {...link} className="chat-bubble chat-bubble--small" tabIndex={-1}>
            <Icon name="chat" />
          </a>
        </div>
      )}
      <a {...link}>
        <Icon name="chat" />
        Chat with us on WhatsApp
      </a>
    </aside>
  )
}
