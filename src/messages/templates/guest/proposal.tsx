import { AskButton, BookingTitle, bookingSubject } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Button, Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import { type ProposalFacts, ProposedFields } from '../proposal-facts.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'

/** To a guest: the operator proposes another day, hour or price. It is answered on the trip pass. */
export function guestProposal({
  booking,
  changes,
  note,
  until,
  passUrl,
}: ProposalFacts & { passUrl: string }): Mail {
  return {
    subject: bookingSubject('Our proposal', booking),
    preview: `Please reply by ${until}, Thailand time. Nothing is booked or charged until you accept.`,
    body: (
      <>
        <Heading>We’d like to suggest a change</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(booking.customerName)} />, we can’t do your trip exactly as you
          asked, but we can offer this:
        </Paragraph>
        {note && (
          <Paragraph>
            <TypedText text={note} />
          </Paragraph>
        )}
        <Ticket
          title={<BookingTitle booking={booking} to="guest" />}
          stub={
            <>
              <Figures reference={booking.reference} figure={['Reply by, Thailand time', until]} />
              <Button href={passUrl} kind="main">
                See the proposal and reply
              </Button>
              <StubNote>Nothing is booked or charged until you accept.</StubNote>
              <AskButton reference={booking.reference} kind="other" />
            </>
          }
        >
          <ProposedFields changes={changes} />
        </Ticket>
      </>
    ),
  }
}
