import { company } from '#content/company.ts'
import { authorisedSentence } from '#content/payment-words.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { GuestButtons, priceInWords } from '../booking-facts.tsx'
import { Fact } from '../parts/facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Subheading } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { type TaxiFacts, TaxiRows, taxiSubject, taxiTitle, thailandTime } from '../taxi-facts.tsx'
import { NotYou, ToChangeOrCancel } from './closing.tsx'
import { ReceivedGreeting } from './received-greeting.tsx'

/** To a guest, with the address of the trip pass: the taxi request has arrived. Notes are acknowledged but not repeated. */
export function guestTaxiReceived({
  taxi,
  heldUntil = null,
  authorisedBaht = 0,
  cancelling,
  passUrl,
}: {
  taxi: TaxiFacts
  /** Until when a vehicle is held, in words; null when none is. */
  heldUntil?: string | null
  /** What the guest has authorised on a card; 0 when nothing. */
  authorisedBaht?: number
  /** What cancelling costs from now on, as a sentence; null when no terms were agreed. */
  cancelling: string | null
  passUrl: string
}): Mail {
  const day = formatDay(taxi.pickupDate)
  return {
    subject: taxiSubject('Request received', taxi),
    preview: `We’re checking ${day}, ${thailandTime(taxi.pickupTime)}, for you. You won’t be charged yet.`,
    body: (
      <>
        <Heading>We’ve got your taxi request</Heading>
        <ReceivedGreeting request={taxi} heldUntil={heldUntil} />
        <Ticket
          title={taxiTitle(taxi)}
          stub={
            <>
              <Figures
                reference={taxi.reference}
                figure={['Whole vehicle', priceInWords(taxi.priceBaht, 'On request')]}
              />
              <StubNote>
                {taxi.priceBaht === null
                  ? 'We’ll send you the price with our reply. It includes fuel, parking and highway fees.'
                  : 'Fuel, parking and highway fees are included.'}
              </StubNote>
              {taxi.priceBaht !== null && (
                <StubNote>
                  {authorisedBaht > 0 ? authorisedSentence(authorisedBaht) : 'You pay once we’ve confirmed.'}
                </StubNote>
              )}
              {cancelling && <StubNote>{cancelling}</StubNote>}
              <GuestButtons passUrl={passUrl} reference={taxi.reference} />
            </>
          }
        >
          <TaxiRows taxi={taxi} to="guest">
            <Fact label="Requests">
              {taxi.specialRequests ? 'Your special requests have been noted' : 'None'}
            </Fact>
          </TaxiRows>
        </Ticket>
        <Subheading>What happens next</Subheading>
        <Steps
          steps={[
            'We check that a driver is free on your day.',
            `We reply between ${company.hours.opens} and ${company.hours.closes}, Thailand time.`,
            'Your taxi is booked once we’ve confirmed it.',
          ]}
        />
        <ToChangeOrCancel reference={taxi.reference} />
        <NotYou />
      </>
    ),
  }
}
