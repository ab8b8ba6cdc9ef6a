import { bookingSubject, type ToldBooking } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import type { Mail } from '../render.ts'
import { RequestTicket } from './request-ticket.tsx'

/** To the operator: a guest has answered a proposal. `request` is as it was then; `isWaiting`: it still has no answer. */
export function operatorProposalAnswered({
  booking,
  isAccepted,
  isWaiting,
  deskUrl,
}: {
  booking: ToldBooking
  isAccepted: boolean
  isWaiting: boolean
  deskUrl: string
}): Mail {
  const said = isAccepted
    ? 'The booking is confirmed as you proposed it, and the guest has been told.'
    : isWaiting
      ? 'The request is still waiting for your reply.'
      : 'The request has been answered since.'
  return {
    subject: bookingSubject(isAccepted ? 'Proposal accepted' : 'Proposal declined', booking),
    preview: isAccepted || !isWaiting ? 'Nothing more to do.' : 'Make another proposal, or decline.',
    body: (
      <>
        <Heading>{isAccepted ? 'A guest accepted your proposal' : 'A guest declined your proposal'}</Heading>
        <Paragraph>{said}</Paragraph>
        <RequestTicket booking={booking} open={{ to: deskUrl, label: 'Open the booking' }} />
      </>
    ),
  }
}
