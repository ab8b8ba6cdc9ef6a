import type { Fact } from '#bookings/fact.words.ts'
import { FactList } from '../../parts/booking-facts/fact-list.tsx'
import { Ticket, TicketBody, TicketStub } from '../../ui/ticket.tsx'

/** What the page is about: the booking as it is now. */
export function BookedTicket({
  view: { title, facts, reference },
}: {
  view: { title: string; facts: readonly Fact[]; reference: string }
}) {
  return (
    <Ticket className="pass-change__ticket">
      <TicketBody>
        <h2 className="size-card below-8">{title}</h2>
        <FactList facts={facts} />
      </TicketBody>
      <TicketStub>
        <p>
          Your reference is <b className="pass__reference">{reference}</b>
        </p>
      </TicketStub>
    </Ticket>
  )
}
