import { AskButton } from '../booking-facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { daysInWords, type RequestFacts, RequestFields, requestSubject } from '../request-facts.tsx'
import { TypedText, unlinked } from '../typed-text.tsx'
import { ToChangeOrCancel } from './closing.tsx'

/** To a guest: the operator has accepted the request. */
export function guestRequestConfirmed({
  request,
  contactWhen,
}: {
  request: RequestFacts
  /** For example `24-48 hours before the tour`. */
  contactWhen: string
}): Mail {
  return {
    subject: requestSubject('Confirmed', request),
    preview: `Your day is confirmed. We contact you ${contactWhen}.`,
    body: (
      <>
        <Heading>Your request is confirmed</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(request.customerName)} />, the vehicle is yours. We look forward to
          driving you.
        </Paragraph>
        <Ticket
          title={<TypedText text={unlinked(request.title)} />}
          stub={
            <>
              <Figures reference={request.reference} figure={['Your request', 'Confirmed']} />
              <AskButton reference={request.reference} />
            </>
          }
        >
          <RequestFields request={request} />
        </Ticket>
        <Subheading>What happens next</Subheading>
        <Steps
          steps={[
            `We contact you ${contactWhen} with your pickup time in Thailand time and the driver’s name and number.`,
            `Your driver collects you: ${daysInWords(request)}.`,
          ]}
        />
        <ToChangeOrCancel reference={request.reference} />
      </>
    ),
  }
}
