import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { phoneLink, whatsappLink } from '../contact-links.ts'

export function ContactButtons() {
  return (
    <>
      <AnchorButton look="quiet" href={phoneLink}>
        <Icon name="phone" />
        Call Us
      </AnchorButton>
      <AnchorButton href={whatsappLink} target="_blank" rel="noopener">
        <Icon name="chat" />
        WhatsApp
      </AnchorButton>
    </>
  )
}
