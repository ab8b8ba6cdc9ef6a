import { ContactFacts } from '../contact-facts.tsx'
import { Facts } from '../parts/facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Button, Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { daysInWords, type RequestFacts, RequestFields, requestSubject } from '../request-facts.tsx'
import { TypedText } from '../typed-text.tsx'

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
        <Ticket
          title={<TypedText text={request.title} />}
          stub={
            <>
              <Figures reference={request.reference} />
              <Button href={dashboardUrl} kind="main">
                Open the dashboard
              </Button>
            </>
          }
        >
          <RequestFields request={request} />
          <Facts>
            <ContactFacts {...request} />
          </Facts>
        </Ticket>
      </>
    ),
  }
}
