import { onRequestSentence } from '#content/booking/hold-sentences.ts'
import { plannedDays } from '#domain/requests/custom-trip-form.ts'
import { GuestButtons } from '../booking-facts.tsx'
import { type CustomTripFacts, customTripSubject, TripFields } from '../custom-trip-facts.tsx'
import { Fact, Facts } from '../parts/facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { TypedText, unlinked } from '../typed-text.tsx'
import { NotYou, ToChangeOrCancel } from './closing.tsx'

/** To a guest, with the address of the trip pass: the custom trip request has arrived. Free text is acknowledged but not repeated. */
export function guestCustomTripReceived({
  trip,
  quotedBy,
  passUrl,
}: {
  trip: CustomTripFacts
  /** When we send the quote: `within 24 hours`. */
  quotedBy: string
  passUrl: string
}): Mail {
  return {
    subject: customTripSubject('Request received', trip),
    preview: `You’ll get a quote and an itinerary ${quotedBy}. Nothing is booked or charged yet.`,
    body: (
      <>
        <Heading>We’re planning your trip</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(trip.customerName)} />, thank you for your ideas. We’ll email you a
          quote and an itinerary {quotedBy}.{trip.holdRefused && ` ${onRequestSentence}`}
        </Paragraph>
        <Ticket
          title="Your custom trip"
          stub={
            <>
              <Figures reference={trip.reference} />
              <StubNote>Nothing is booked or charged until you say yes.</StubNote>
              <GuestButtons passUrl={passUrl} reference={trip.reference} />
            </>
          }
        >
          <TripFields trip={trip} />
          <Facts>
            <Fact label="Places">
              <TypedText text={unlinked(trip.locations.join(', ')) || 'None chosen'} />
            </Fact>
            <Fact label="Day plans">
              {plannedDays(trip.dayPlans).length > 0 ? 'Your day plans have been noted' : 'None'}
            </Fact>
            <Fact label="Requests">
              {trip.specialRequests ? 'Your special requests have been noted' : 'None'}
            </Fact>
          </Facts>
        </Ticket>
        <Subheading>What happens next</Subheading>
        <Steps
          steps={[
            'We work out a route and a price for the whole vehicle.',
            `We email them to you ${quotedBy}.`,
            'You tell us what to change. Once you agree, we book it.',
          ]}
        />
        <ToChangeOrCancel reference={trip.reference} />
        <NotYou />
      </>
    ),
  }
}
