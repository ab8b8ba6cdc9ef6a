import { company } from '#content/company.ts'
import { companyEmailLink, companyWhatsappLink } from '../../sections/contact-links.ts'
import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'

/** Takes the place of the booking form when the tour's record has no price. For the loader. */
export function AskForPrice({ title }: { title: string }) {
  return (
    <Ticket>
      <TicketBody>
        <h2>Price on request</h2>
        <p>{`Tell us your day and how many you are, and we answer with a price for "${title}".`}</p>
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
