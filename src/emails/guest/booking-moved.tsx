import { GuestButtons } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { daysInWords, type RequestFacts, RequestFields, requestSubject } from '../request-facts.tsx'
import { TypedText, unlinked } from '../typed-text.tsx'
import { ToChangeOrCancel } from './closing.tsx'

/** To a guest: their booking has another day or time. `isConfirmed`: otherwise it still waits for its answer. */
export function guestBookingMoved({
  request,
  isConfirmed,
  passUrl,
}: {
  request: RequestFacts
  isConfirmed: boolean
  passUrl: string
}): Mail {
  return {
    subject: requestSubject('Moved', request),
    preview: `It is now ${daysInWords(request)}. What you have paid counts for the new day.`,
    body: (
      <>
        <Heading>Your day has moved</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(request.customerName)} />, your booking is now for{' '}
          {daysInWords(request)}. The earlier day is no longer kept for you.
        </Paragraph>
        <Ticket
          title={<TypedText text={unlinked(request.title)} />}
          stub={
            <>
              <Figures
                reference={request.reference}
                figure={['Your booking', isConfirmed ? 'Confirmed' : 'Being checked']}
              />
              <StubNote>What you have paid counts for the new day. You do not pay again.</StubNote>
              <GuestButtons passUrl={passUrl} reference={request.reference} />
            </>
          }
        >
          <RequestFields request={request} />
        </Ticket>
        <ToChangeOrCancel reference={request.reference} />
      </>
    ),
  }
}
