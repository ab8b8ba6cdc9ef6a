import { company } from '#content/company.ts'
import { companyEmailLink, companyWhatsappLink } from '../../parts/contact-links.ts'
import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'

/** Takes the place of the booking form when the tour's record has no price, or only cards are offered. For the loader. */
export function AskForPrice({ title, isPriced }: { title: string; isPriced: boolean }) {
  const answer = isPriced ? 'we answer for' : 'we answer with a price for'
  return (
    <Ticket>
      <TicketBody>
        <h2>{isPriced ? 'Ask for this trip' : 'Price on request'}</h2>
        <p>{`Tell us your day and how many you are, and ${answer} "${title}".`}</p>
      </TicketBody>
      <TicketStub className="ask-for-price">
        <AnchorButton look="primary" wide href={companyWhatsappLink} target="_blank" rel="noopener">
          <Icon name="chat" />
          Ask on WhatsApp
        </AnchorButton>
        <AnchorButton wide href={companyEmailLink}>
          <Icon name="mail" />
          {company.email}
        </AnchorButton>
      </TicketStub>
    </Ticket>
  )
}
