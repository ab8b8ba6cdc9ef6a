import { formatBaht } from '#domain/money.ts'
import { GuestButtons } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { type RequestFacts, RequestFields, requestSubject } from '../request-facts.tsx'
import { TypedText, unlinked } from '../typed-text.tsx'

/** To a guest: money for a booking that is confirmed already has arrived. */
export function guestPaymentReceived({
  request,
  amountBaht,
  how,
  left,
  passUrl,
}: {
  request: RequestFacts
  amountBaht: number
  /** How it came, for example `by card`. */
  how: string
  /** What is still to be paid, as a sentence; empty for a trip that is off. */
  left: string
  passUrl: string
}): Mail {
  const amount = formatBaht(amountBaht)
  return {
    subject: requestSubject('Payment received', request),
    preview: `We’ve received ${amount}. ${left}`,
    body: (
      <>
        <Heading>We’ve received your payment</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(request.customerName)} />, thank you. {left}
        </Paragraph>
        <Ticket
          title={<TypedText text={unlinked(request.title)} />}
          stub={
            <>
              <Figures reference={request.reference} figure={[`Paid ${how}`, amount]} />
              <StubNote>Your trip pass lists everything you’ve paid.</StubNote>
              <GuestButtons passUrl={passUrl} reference={request.reference} />
            </>
          }
        >
          <RequestFields request={request} to="guest" />
        </Ticket>
      </>
    ),
  }
}
