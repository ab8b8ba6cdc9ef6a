import { company } from '#content/company.ts'
import { companyPhoneLink, companyWhatsappLink } from '../../parts/contact-links.ts'
import { PosterArt } from '../../parts/poster-art.tsx'
import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** WhatsApp and phone, for guests who would rather talk than fill in a form. */
export function TalkCard() {
  return (
    <aside className="talk-card sheet" aria-labelledby="talk">
      <PosterArt poster="mon-bridge" eager />
      <div className="talk-card__text grid gap-8">
        <h2 className="size-card" id="talk">
          Rather talk it through?
        </h2>
        <p className="muted size-small below-4">
          {company.hours.opens}-{company.hours.closes} Thailand time, {company.hours.days}
        </p>
        <AnchorButton href={companyWhatsappLink} target="_blank" rel="noopener" wide>
          <Icon name="chat" />
          WhatsApp
        </AnchorButton>
        <AnchorButton href={companyPhoneLink} wide>
          <Icon name="phone" />
          {company.phone}
        </AnchorButton>
      </div>
    </aside>
  )
}
