import { formatBaht } from '#domain/money.ts'
import { AnswerButtons, ContactFacts } from '../contact-facts.tsx'
import { type EndedFacts, endedSubject } from '../ended-facts.ts'
import { Fact, Facts } from '../parts/facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'

/** To the operator: a guest has cancelled. */
export function operatorBookingCancelled(facts: EndedFacts, deskUrl: string): Mail {
  const { reference, title, day, paidBaht, refundBaht } = facts
  const money = moneySentence(facts)
  return {
    subject: endedSubject('Cancelled by the guest', facts),
    preview: `${reference}: ${money}`,
    body: (
      <>
        <Heading>The guest has cancelled</Heading>
        <Paragraph>The vehicle and its driver are free again. {money}</Paragraph>
        <Ticket
          title={title}
          stub={
            <>
              <Figures reference={reference} figure={['Refund', formatBaht(refundBaht)]} />
              <AnswerButtons contact={facts} first="email" deskUrl={deskUrl} />
            </>
          }
        >
          <Facts>
            {day && <Fact label="Date">{day}</Fact>}
            <Fact label="Paid">{formatBaht(paidBaht)}</Fact>
            <ContactFacts {...facts} />
          </Facts>
        </Ticket>
      </>
    ),
  }
}

function moneySentence({ paidBaht, refundBaht, isDecidedByPerson }: EndedFacts): string {
  if (paidBaht === 0) return 'Nothing was paid online.'
  if (isDecidedByPerson) return 'Please decide the refund in the dashboard.'
  return refundBaht === 0
    ? 'Under the booking terms, nothing is refunded.'
    : 'The site refunds what the booking terms allow.'
}
