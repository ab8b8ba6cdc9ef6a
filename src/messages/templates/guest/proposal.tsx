import type { ProposedChange } from '#quotes/proposals/proposal.rules.ts'
import { AskButton, BookingTitle, bookingSubject, type ToldBooking } from '../booking-facts.tsx'
import { Fields } from '../parts/facts.tsx'
import { Heading } from '../parts/text.tsx'
import { Button, Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { Opening } from './guest-mail.tsx'

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
        <Opening
          booking={booking}
          text="we can’t do your trip exactly as you asked, but we can offer this:"
          note={note}
        />
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

/** A request for which the operator has proposed something else. */
type ProposalFacts = {
  booking: ToldBooking
  changes: readonly ProposedChange[]
  /** The words to the guest; may be empty. */
  note: string
  /** When the guest's time to answer ends: `Sat 28 Nov, 18:00`. */
  until: string
}

/** What is proposed, beside what was asked for. */
function ProposedFields({ changes }: Pick<ProposalFacts, 'changes'>) {
  return (
    <Fields
      fields={changes.flatMap(({ label, was, becomes }) => [
        [`${label}, our proposal`, becomes] as const,
        [`${label}, as you asked`, was ?? 'Not given'] as const,
      ])}
    />
  )
}
