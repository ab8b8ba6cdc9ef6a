import { plannedDays } from '#domain/requests/custom-trip-form.ts'
import { AnswerButtons, ContactFacts } from '../contact-facts.tsx'
import { type CustomTripFacts, customTripSubject, TripFields, tripGuests } from '../custom-trip-facts.tsx'
import { holdSentence } from '../hold-words.ts'
import { Fact, Facts, LongFact } from '../parts/facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, Wish } from '../typed-text.tsx'

/** To the operator: a trip to plan and price, with everything that the guest wrote. */
export function operatorCustomTrip({
  trip,
  promisedBy,
  heldUntil,
  deskUrl,
}: {
  trip: CustomTripFacts
  /** When the guest was promised the quote, in words. */
  promisedBy: string
  /** Until when a vehicle is held, in words; null when none is. */
  heldUntil: string | null
  deskUrl: string
}): Mail {
  return {
    subject: customTripSubject('New request', trip),
    preview: `Guests: ${tripGuests(trip)}. Days: ${trip.numberOfDays}. Quote promised by ${promisedBy}.`,
    body: (
      <>
        <Heading>New custom trip request</Heading>
        <Paragraph>
          The guest was promised a quote and an itinerary by {promisedBy}. {holdSentence(heldUntil, trip)}
        </Paragraph>
        <Ticket
          title="Custom trip"
          stub={
            <>
              <Figures reference={trip.reference} />
              <AnswerButtons contact={trip} first="email" deskUrl={deskUrl} />
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
            {plannedDays(trip.dayPlans).map(({ day, plan }) => (
              <LongFact key={day} label={`Day ${day}`}>
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
            'Write the quote and the itinerary at the desk, with times in Thailand time.',
          ]}
        />
      </>
    ),
  }
}
