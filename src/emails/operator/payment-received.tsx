import { formatBaht } from '#domain/money.ts'
import { ContactFacts } from '../contact-facts.tsx'
import { Facts } from '../parts/facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Button, Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { type RequestFacts, RequestFields, requestSubject } from '../request-facts.tsx'
import { TypedText } from '../typed-text.tsx'

/** To the operator: a guest has paid for a booking that is confirmed already. */
export function operatorPaymentReceived({
  request,
  amountBaht,
  dueBaht,
  dashboardUrl,
}: {
  request: RequestFacts
  amountBaht: number
  /** What is still to be paid. */
  dueBaht: number
  dashboardUrl: string
}): Mail {
  const amount = formatBaht(amountBaht)
  const left =
    dueBaht > 0 ? `${formatBaht(dueBaht)} is still due.` : 'Nothing is due: the driver collects no cash.'
  return {
    subject: requestSubject('Payment received', request),
    preview: `${amount} by card. ${left}`,
    body: (
      <>
        <Heading>A guest has paid</Heading>
        <Paragraph>
          {amount} has arrived by card. {left}
        </Paragraph>
        <Ticket
          title={<TypedText text={request.title} />}
          stub={
            <>
              <Figures reference={request.reference} figure={['Paid by card', amount]} />
              <Button href={dashboardUrl} kind="main">
                Open the dashboard
              </Button>
            </>
          }
        >
          <RequestFields request={request} />
          <Facts>
            <ContactFacts {...request} />
          </Facts>
        </Ticket>
      </>
    ),
  }
}
