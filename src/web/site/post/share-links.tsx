import { whatsappShareLink } from '#guests/contact/whatsapp.rules.ts'
import { AnchorButton, Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Two links, and a button that copies the address (document/menu-and-copy.ts). */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  return (
    <section className="share above-48" aria-label="Share this article">
      <h2 className="size-card">Share this article</h2>
      <p className="cluster gap-12 above-12">
        <AnchorButton href={whatsappShareLink(`${title}\n${address}`)} target="_blank" rel="noopener">
          <Icon name="chat" />
          WhatsApp
        </AnchorButton>
        <AnchorButton
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        >
          <Icon name="mail" />
          Email
        </AnchorButton>
        <Button className="share__copy" data-copy={address} data-copied="Link copied" aria-live="polite">
          Copy link
        </Button>
      </p>
    </section>
  )
}
