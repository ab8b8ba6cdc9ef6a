import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { phoneLink, whatsappLink } from '../contact-links.ts'

/** `compact` leaves room for others: signs alone, which screen readers still read as words. */
export function ContactButtons({ compact = false }: { compact?: boolean }) {
  const label = compact ? 'visually-hidden' : undefined
  return (
    <>
      <AnchorButton look="quiet" href={phoneLink}>
        <Icon name="phone" />
        <span className={label}>Call Us</span>
      </AnchorButton>
      <AnchorButton href={whatsappLink} target="_blank" rel="noopener">
        <Icon name="chat" />
        <span className={label}>WhatsApp</span>
      </AnchorButton>
    </>
  )
}
