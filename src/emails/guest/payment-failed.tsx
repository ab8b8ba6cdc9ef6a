import { formatBaht } from '#domain/money.ts'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Button, Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { type RequestFacts, RequestFields, requestSubject } from '../request-facts.tsx'
import { TypedText, unlinked } from '../typed-text.tsx'

/** To a guest who had finished a checkout: the bank declined the payment, with a link to pay again. */
export function guestPaymentFailed({
  request,
  amountBaht,
  isBooked,
  payUrl,
}: {
  request: RequestFacts
  /** The amount that the guest tried to pay. */
  amountBaht: number
  /** The booking was confirmed before, and stays so. */
  isBooked: boolean
  /** The page on which the guest can pay it again. */
  payUrl: string
}): Mail {
  return {
    subject: requestSubject('Payment failed', request),
    preview: 'Your payment didn’t go through and you weren’t charged. You can try again.',
    body: (
      <>
        <Heading>Your payment didn’t go through</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(request.customerName)} />, your bank didn’t confirm the payment for
          this trip, and you weren’t charged.{' '}
          {isBooked
            ? 'Your trip is still confirmed, and the payment is still due. You can try again on your trip pass, or pay another way.'
            : 'The trip isn’t booked yet, but we’ve kept your details. You can try again, or pay another way.'}
        </Paragraph>
        <Ticket
          title={<TypedText text={unlinked(request.title)} />}
          stub={
            <>
              <Figures reference={request.reference} figure={['Not paid', formatBaht(amountBaht)]} />
              <Button href={payUrl} kind="main">
                Try again
              </Button>
            </>
          }
        >
          <RequestFields request={request} to="guest" />
        </Ticket>
      </>
    ),
  }
}
