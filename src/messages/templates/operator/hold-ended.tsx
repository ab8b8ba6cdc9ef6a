import { bookingSubject, type ToldBooking } from '../booking-facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import type { Mail } from '../render.ts'
import { RequestTicket } from './request-ticket.tsx'

/** To the operator: a request was not answered in time, and its vehicle can be sold again. */
export function operatorHoldEnded({ booking, deskUrl }: { booking: ToldBooking; deskUrl: string }): Mail {
  return {
    subject: bookingSubject('Not answered in time', booking),
    preview: 'The vehicle is no longer held for this guest. You can still confirm if one is free.',
    body: (
      <>
        <Heading>A request wasn’t answered in time</Heading>
        <Paragraph>Its vehicle is available again, and the guest has been told they owe nothing.</Paragraph>
        <RequestTicket
          booking={booking}
          figure={['The request', 'Expired']}
          open={{ to: deskUrl, label: 'Open the booking' }}
        />
        <Subheading>What to do next</Subheading>
        <Steps
          steps={[
            'Check whether a vehicle is still free on that day.',
            'If so, write to the guest and confirm if they still want to go.',
          ]}
        />
      </>
    ),
  }
}
