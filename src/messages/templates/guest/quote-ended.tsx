import { answeredWithin } from '#bookings/confirming/answer-promise.words.ts'
import { AskButton } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Button, Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import { QuoteDays, type QuoteFacts } from '../quote-facts.tsx'
import type { Mail } from '../render.ts'
import { TypedText } from '../typed-text.tsx'
import { Hello } from './guest-mail.tsx'

/** To a guest: the quote ended without an answer. Nothing is owed, and it can be asked for again. */
export function guestQuoteEnded({ booking, plan, until, keptUntil, quoteUrl }: QuoteFacts): Mail {
  return {
    subject: `Your quote has expired: ${plan.title}, ${booking.reference}`,
    preview: 'Nothing is booked and you owe nothing. You can ask for it again.',
    body: (
      <>
        <Heading>Your quote has expired</Heading>
        <Paragraph>
          <Hello booking={booking} />, your quote expired on {until} (Bangkok time). Nothing is booked and you
          owe nothing. Still want to go? Ask for it again on its page.{' '}
          {keptUntil && `If a vehicle is free, the price stays the same until ${keptUntil}.`}
        </Paragraph>
        <Ticket
          title={<TypedText text={plan.title} />}
          stub={
            <>
              <Figures reference={booking.reference} figure={['To pay', 'Nothing']} />
              <StubNote>We’ll reply {answeredWithin} with a new version.</StubNote>
              <Button href={`${quoteUrl}#ask`} kind="main">
                Ask for it again
              </Button>
              <AskButton reference={booking.reference} kind="other" />
            </>
          }
        >
          <QuoteDays plan={plan} />
        </Ticket>
      </>
    ),
  }
}
