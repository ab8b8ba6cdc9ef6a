import { formatBaht } from '#money/money.rules.ts'
import { quoteTotalBaht } from '#quotes/quote-plan.rules.ts'
import { bookingSubject } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import type { QuoteFacts } from '../quote-facts.tsx'
import type { Mail } from '../render.ts'
import { TypedText } from '../typed-text.tsx'
import { RequestTicket } from './request-ticket.tsx'

type Answer = Pick<QuoteFacts, 'booking' | 'plan'> & { deskUrl: string }

/** To the operator: a guest has accepted a quote. */
export function operatorQuoteAccepted({ booking, plan, deskUrl }: Answer): Mail {
  const price = formatBaht(quoteTotalBaht(plan))
  return {
    subject: bookingSubject('Quote accepted', booking),
    preview: `The booking is confirmed at ${price}, and a vehicle is assigned.`,
    body: (
      <>
        <Heading>A guest accepted your quote</Heading>
        <Paragraph>
          The booking is confirmed at {price}, a vehicle is assigned, and the guest has been told.
        </Paragraph>
        <RequestTicket
          booking={booking}
          figure={['Price', price]}
          open={{ to: deskUrl, label: 'Open the booking' }}
        />
      </>
    ),
  }
}

/** To the operator: a guest wants something to be different. */
export function operatorQuoteWish({
  booking,
  deskUrl,
  wish,
  isOpen,
}: Answer & { wish: string; isOpen: boolean }): Mail {
  return {
    subject: bookingSubject('Quote change requested', booking),
    preview: isOpen
      ? 'Write the next version; the current one stays valid until then.'
      : 'Write the next version; the last one has expired.',
    body: (
      <>
        <Heading>A guest asks for a change</Heading>
        <Paragraph>
          <TypedText text={wish} />
        </Paragraph>
        <RequestTicket booking={booking} open={{ to: deskUrl, label: 'Write the next version' }} />
      </>
    ),
  }
}

/** To the operator: a quote ended without an answer. */
export function operatorQuoteEnded({ booking, deskUrl }: Answer): Mail {
  return {
    subject: bookingSubject('Quote expired', booking),
    preview: 'The guest didn’t accept in time. Anything held is available again.',
    body: (
      <>
        <Heading>A quote wasn’t accepted in time</Heading>
        <Paragraph>
          Anything held for it is available again, and the guest has been told they owe nothing. You can send
          another version.
        </Paragraph>
        <RequestTicket booking={booking} open={{ to: deskUrl, label: 'Open the quote' }} />
      </>
    ),
  }
}
