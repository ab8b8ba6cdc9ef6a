import { NotHeld } from '../booking-facts.tsx'
import { AnswerButtons, ContactFacts } from '../contact-facts.tsx'
import {
  type CustomTripFacts,
  customTripSubject,
  plannedDays,
  TripFields,
  tripGuests,
} from '../custom-trip-facts.tsx'
import { Fact, Facts, LongFact } from '../parts/facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, Wish } from '../typed-text.tsx'

/** To the operator: a trip to plan and price, with everything that the guest wrote. */
export function operatorCustomTrip(trip: CustomTripFacts): Mail {
  return {
    subject: customTripSubject('New request', trip),
    preview: `Guests: ${tripGuests(trip)}. Days: ${trip.numberOfDays}. Answer within 24 hours.`,
    body: (
      <>
        <Heading>New custom trip request</Heading>
        <Paragraph>The guest was promised a quote and an itinerary within 24 hours.</Paragraph>
        <NotHeld request={trip} />
        <Ticket
          title="Custom trip"
          stub={
            <>
              <Figures reference={trip.reference} figure={['Answer within', '24 hours']} />
              <AnswerButtons contact={trip} first="email" />
            </>
          }
        >
          <TripFields trip={trip} />
          <Facts>
            <ContactFacts {...trip} />
            <Fact label="Country">
              <TypedText text={trip.customerCountry ?? 'Not specified'} />
            </Fact>
            {trip.budgetRange && (
              <Fact label="Budget">
                <TypedText text={trip.budgetRange} />
              </Fact>
            )}
            <Fact label="Places">
              <TypedText text={trip.locations.join(', ') || 'None chosen'} />
            </Fact>
            {plannedDays(trip).map(({ label, plan }) => (
              <LongFact key={label} label={label}>
                <TypedText text={plan} />
              </LongFact>
            ))}
            <Wish text={trip.specialRequests} />
          </Facts>
        </Ticket>
        <Subheading>What to do next</Subheading>
        <Steps
          steps={[
            'Work out the route, the vehicle and the price for the whole vehicle.',
            'Send the quote and the itinerary, with times in Thailand time.',
          ]}
        />
      </>
    ),
  }
}
