import { company } from '#content/company.ts'
import { owesNothing } from '#content/payment-words.ts'
import { AskButton } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { daysInWords, type RequestFacts, RequestFields, requestSubject } from '../request-facts.tsx'
import { TypedText, unlinked } from '../typed-text.tsx'
import { NotYou } from './closing.tsx'

/** To a guest: nobody could answer their request in time, so the vehicle is no longer kept. Nothing is owed. */
export function guestHoldEnded(request: RequestFacts): Mail {
  return {
    subject: requestSubject('Not confirmed in time', request),
    preview: `We couldn’t confirm your request in time. ${owesNothing}`,
    body: (
      <>
        <Heading>We couldn’t confirm this in time</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(request.customerName)} />, we’re sorry about your request for{' '}
          {daysInWords(request)}. {owesNothing}
        </Paragraph>
        <Ticket
          title={<TypedText text={unlinked(request.title)} />}
          stub={
            <>
              <Figures reference={request.reference} figure={['To pay', 'Nothing']} />
              <StubNote>
                Still want to go? Message us or call {company.phone}. If a vehicle is free, we’ll confirm it
                straight away.
              </StubNote>
              <AskButton reference={request.reference} />
            </>
          }
        >
          <RequestFields request={request} to="guest" />
        </Ticket>
        <NotYou />
      </>
    ),
  }
}
