import { company } from '#content/company.ts'
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
    subject: requestSubject('No longer kept for you', request),
    preview: 'We could not confirm your request in time. Nothing is charged, and nothing is owed.',
    body: (
      <>
        <Heading>We could not confirm this in time</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(request.customerName)} />, we kept a vehicle for you, and we are
          sorry that we could not confirm it in time. It is no longer kept for {daysInWords(request)}. Nothing
          is charged, and nothing is owed.
        </Paragraph>
        <Ticket
          title={<TypedText text={unlinked(request.title)} />}
          stub={
            <>
              <Figures reference={request.reference} figure={['To pay', 'Nothing']} />
              <StubNote>
                Do you still want to go? Write to us, or call {company.phone}: if a vehicle is free, we
                confirm it at once.
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
