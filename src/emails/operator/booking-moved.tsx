import { Heading, Paragraph } from '../parts/text.tsx'
import type { Mail } from '../render.ts'
import { daysInWords, partyInWords, type RequestFacts, requestSubject } from '../request-facts.tsx'
import { RequestTicket } from './request-ticket.tsx'

/** To the operator: a guest has given their booking another day, time, party or vehicle. */
export function operatorBookingMoved({ request, deskUrl }: { request: RequestFacts; deskUrl: string }): Mail {
  return {
    subject: requestSubject('Changed by the guest', request),
    preview: `Changed to ${daysInWords(request)}, ${partyInWords(request)}. A vehicle is assigned.`,
    body: (
      <>
        <Heading>A guest has changed their booking</Heading>
        <Paragraph>
          Changed to {daysInWords(request)}, {partyInWords(request)}. A vehicle is assigned, and the earlier
          slot is free again.
        </Paragraph>
        <RequestTicket request={request} open={{ to: deskUrl, label: 'Open the booking' }} />
      </>
    ),
  }
}
