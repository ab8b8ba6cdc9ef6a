import { formatBaht } from '#domain/money.ts'
import { quoteTotalBaht } from '#domain/quotes/quote-plan.ts'
import { Heading, Paragraph } from '../parts/text.tsx'
import type { QuoteFacts } from '../quote-facts.tsx'
import type { Mail } from '../render.ts'
import { requestSubject } from '../request-facts.tsx'
import { TypedText } from '../typed-text.tsx'
import { RequestTicket } from './request-ticket.tsx'

type Answer = Pick<QuoteFacts, 'request' | 'plan'> & { deskUrl: string }

/** To the operator: a guest has accepted a quote. */
export function operatorQuoteAccepted({ request, plan, deskUrl }: Answer): Mail {
  const price = formatBaht(quoteTotalBaht(plan))
  return {
    subject: requestSubject('Quote accepted', request),
    preview: `The booking is confirmed at ${price}, and a vehicle is assigned.`,
    body: (
      <>
        <Heading>A guest accepted your quote</Heading>
        <Paragraph>
          The booking is confirmed at {price}, a vehicle is assigned, and the guest has been told.
        </Paragraph>
        <RequestTicket
          request={request}
          figure={['Price', price]}
          open={{ to: deskUrl, label: 'Open the booking' }}
        />
      </>
    ),
  }
}

/** To the operator: a guest wants something to be different. */
export function operatorQuoteWish({
  request,
  deskUrl,
  wish,
  isOpen,
}: Answer & { wish: string; isOpen: boolean }): Mail {
  return {
    subject: requestSubject('Quote change requested', request),
    preview: isOpen
      ? 'Write the next version; the current one stays valid until then.'
      : 'Write the next version; the last one has expired.',
    body: (
      <>
        <Heading>A guest asks for a change</Heading>
        <Paragraph>
          <TypedText text={wish} />
        </Paragraph>
        <RequestTicket request={request} open={{ to: deskUrl, label: 'Write the next version' }} />
      </>
    ),
  }
}

/** To the operator: a quote ended without an answer. */
export function operatorQuoteEnded({ request, deskUrl }: Answer): Mail {
  return {
    subject: requestSubject('Quote expired', request),
    preview: 'The guest didn’t accept in time. Anything held is available again.',
    body: (
      <>
        <Heading>A quote wasn’t accepted in time</Heading>
        <Paragraph>
          Anything held for it is available again, and the guest has been told they owe nothing. You can send
          another version.
        </Paragraph>
        <RequestTicket request={request} open={{ to: deskUrl, label: 'Open the quote' }} />
      </>
    ),
  }
}
