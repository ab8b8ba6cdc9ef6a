import { factsOf } from '#bookings/booking.words.ts'
import { formatBaht } from '#money/money.rules.ts'
import { FactRows } from '../booking-facts.tsx'
import { AnswerButtons, ContactFacts } from '../contact-facts.tsx'
import { type EndedFacts, endedSubject, endedTitle } from '../ended-facts.ts'
import { Fact, Facts } from '../parts/facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'

/** To the operator: a guest has cancelled. */
export function operatorBookingCancelled(facts: EndedFacts, deskUrl: string): Mail {
  const { booking, paidBaht, refundBaht } = facts
  const { reference } = booking
  const money = moneySentence(facts)
  return {
    subject: endedSubject('Cancelled by the guest', facts),
    preview: `${reference}: ${money}`,
    body: (
      <>
        <Heading>The guest has cancelled</Heading>
        <Paragraph>The vehicle and its driver are free again. {money}</Paragraph>
        <Ticket
          title={endedTitle(booking)}
          stub={
            <>
              <Figures reference={reference} figure={['Refund', formatBaht(refundBaht)]} />
              <AnswerButtons
                contact={booking}
                first="email"
                about="you cancelled your booking"
                desk={[{ label: 'Open the booking', href: deskUrl }]}
              />
            </>
          }
        >
          <Facts>
            <FactRows facts={factsOf(booking, ['days'])} to="operator" />
            <Fact label="Paid">{formatBaht(paidBaht)}</Fact>
            <ContactFacts {...booking} />
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
