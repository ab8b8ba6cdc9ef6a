import { Heading, Paragraph } from '../parts/text.tsx'
import type { Mail } from '../render.ts'
import { type RequestFacts, requestSubject } from '../request-facts.tsx'
import { RequestTicket } from './request-ticket.tsx'

/** To the operator: a guest has answered a proposal. `request` is as it is since. */
export function operatorProposalAnswered({
  request,
  isAccepted,
  deskUrl,
}: {
  request: RequestFacts
  isAccepted: boolean
  deskUrl: string
}): Mail {
  const said = isAccepted
    ? 'The booking is confirmed as you proposed it, and the guest has been told.'
    : 'The request still waits for your answer.'
  return {
    subject: requestSubject(isAccepted ? 'Proposal accepted' : 'Proposal turned down', request),
    preview: isAccepted ? 'There is nothing left for you to do.' : 'Make another proposal, or decline.',
    body: (
      <>
        <Heading>{isAccepted ? 'A guest accepts your proposal' : 'A guest turns your proposal down'}</Heading>
        <Paragraph>{said}</Paragraph>
        <RequestTicket request={request} open={{ to: deskUrl, label: 'Open the booking' }} />
      </>
    ),
  }
}
