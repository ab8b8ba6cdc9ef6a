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
    subject: requestSubject('Not paid', request),
    preview: 'Your payment did not go through; nothing was charged. You can try again.',
    body: (
      <>
        <Heading>Your payment did not go through</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(request.customerName)} />, your bank did not confirm the payment of
          this trip. Nothing was charged.{' '}
          {isBooked
            ? 'Your trip stays confirmed, and the money is still to pay: you can try again on your trip pass, also in another way.'
            : 'The trip is not booked yet. Your details are kept: you can try again, also in another way.'}
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
