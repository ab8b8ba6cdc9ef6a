import { Heading, Paragraph } from '../parts/text.tsx'
import type { Mail } from '../render.ts'
import { daysInWords, type RequestFacts, requestSubject } from '../request-facts.tsx'
import { RequestTicket } from './request-ticket.tsx'

/** To the operator: a guest has moved their booking to another day or time. */
export function operatorBookingMoved({
  request,
  dashboardUrl,
}: {
  request: RequestFacts
  dashboardUrl: string
}): Mail {
  return {
    subject: requestSubject('Moved by the guest', request),
    preview: `It is now ${daysInWords(request)}. A vehicle is taken for the new day.`,
    body: (
      <>
        <Heading>A guest has moved their booking</Heading>
        <Paragraph>
          It is now {daysInWords(request)}. The vehicle of the earlier day is free, and one is taken for the
          new day.
        </Paragraph>
        <RequestTicket request={request} open={{ to: dashboardUrl, label: 'Open the dashboard' }} />
      </>
    ),
  }
}
