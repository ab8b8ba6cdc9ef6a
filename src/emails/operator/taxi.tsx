import { isAirport } from '#content/transfers/free-waiting.ts'
import { formatBaht } from '#domain/money.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { AnswerButtons, ContactFacts } from '../contact-facts.tsx'
import { answerStep, holdSentence } from '../hold-words.ts'
import { Fact } from '../parts/facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { type TaxiFacts, TaxiRows, taxiSubject, taxiTitle, thailandTime } from '../taxi-facts.tsx'
import { TypedText, Wish } from '../typed-text.tsx'

/** To the operator: a request for a transfer, to be priced and given to a driver. */
export function operatorTaxi({
  taxi,
  heldUntil,
  authorisedBaht = 0,
  deskUrl,
}: {
  taxi: TaxiFacts
  /** Until when a vehicle is held, in words; null when none is. */
  heldUntil: string | null
  /** What the guest has authorised on a card; 0 when nothing. */
  authorisedBaht?: number
  deskUrl: string
}): Mail {
  const pickup = `${formatDay(taxi.pickupDate)} at ${thailandTime(taxi.pickupTime)}`
  const wayBack =
    taxi.returnDate && taxi.returnTime
      ? `, and for the way back on ${formatDay(taxi.returnDate)} at ${thailandTime(taxi.returnTime)}`
      : ''
  return {
    subject: taxiSubject('New request', taxi),
    preview: `${startOf(taxi)} at ${thailandTime(taxi.pickupTime)}. Passengers: ${taxi.guests}. ${taxiTitle(taxi)}.`,
    body: (
      <>
        <Heading>New taxi request</Heading>
        <Paragraph>
          {authorisedBaht > 0
            ? `The guest has authorised ${formatBaht(authorisedBaht)} on a card. Confirm at the desk to charge it; if you decline, nothing is charged.`
            : 'The guest sent the taxi form and is waiting for your reply.'}{' '}
          {holdSentence(heldUntil, taxi)}
        </Paragraph>
        <Ticket
          title={taxiTitle(taxi)}
          stub={
            <>
              <Figures
                reference={taxi.reference}
                figure={[`${startOf(taxi)}, Thailand time`, taxi.pickupTime]}
              />
              <AnswerButtons
                contact={taxi}
                first={taxi.customerWhatsapp ? 'whatsapp' : 'email'}
                deskUrl={deskUrl}
              />
            </>
          }
        >
          <TaxiRows taxi={taxi} to="operator">
            <ContactFacts {...taxi} />
            <Fact label="Country">
              <TypedText text={taxi.customerCountry ?? 'Not specified'} />
            </Fact>
            <Wish text={taxi.specialRequests} />
          </TaxiRows>
        </Ticket>
        <Subheading>What to do next</Subheading>
        <Steps
          steps={[
            answerStep(heldUntil, `${pickup}${wayBack}`),
            taxi.priceBaht === null
              ? 'It isn’t in the price list: write a quote at the desk.'
              : `Confirm it at the desk for ${formatBaht(taxi.priceBaht)}, the price the guest has seen, or propose something else.`,
            'Once it’s confirmed, assign a driver.',
          ]}
        />
      </>
    ),
  }
}

/** At an airport the time is that of the landing. */
function startOf({ pickup }: TaxiFacts): string {
  return isAirport(pickup) ? 'Landing' : 'Pickup'
}
