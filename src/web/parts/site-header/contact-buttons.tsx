import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { companyPhoneLink, companyWhatsappLink } from '../contact-links.ts'

/** `compact` shows icons alone; their labels are for screen readers only. */
export function ContactButtons({ compact = false }: { compact?: boolean }) {
  const label = compact ? 'visually-hidden' : undefined
  return (
    <>
      <AnchorButton look="quiet" href={companyPhoneLink}>
        <Icon name="phone" />
        <span className={label}>Call Us</span>
      </AnchorButton>
      <AnchorButton href={companyWhatsappLink} target="_blank" rel="noopener">
        <Icon name="chat" />
        <span className={label}>WhatsApp</span>
      </AnchorButton>
    </>
  )
}
