import { formatBaht } from '#domain/money.ts'
import { Heading, Paragraph } from '../parts/text.tsx'
import type { Mail } from '../render.ts'
import { type RequestFacts, requestSubject } from '../request-facts.tsx'
import { RequestTicket } from './request-ticket.tsx'

/** To the operator: a guest has paid for a booking that is confirmed already. */
export function operatorPaymentReceived({
  request,
  amountBaht,
  how,
  left,
  deskUrl,
}: {
  request: RequestFacts
  amountBaht: number
  /** How it came, for example `by card`. */
  how: string
  /** What is still to be paid, in words; empty for a trip that is off. */
  left: string
  deskUrl: string
}): Mail {
  const amount = formatBaht(amountBaht)
  return {
    subject: requestSubject('Payment received', request),
    preview: `${amount} ${how}. ${left}`,
    body: (
      <>
        <Heading>A guest has paid</Heading>
        <Paragraph>
          {amount} received {how}. {left}
        </Paragraph>
        <RequestTicket
          request={request}
          figure={[`Paid ${how}`, amount]}
          open={{ to: deskUrl, label: 'Open the booking' }}
        />
      </>
    ),
  }
}
