import { restSentence } from '#content/deposit-sentences.ts'
import { formatBaht } from '#domain/money.ts'
import type { PriceParts } from '#domain/payments/deposit.ts'
import { GuestButtons } from '../booking-facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { daysInWords, type RequestFacts, RequestFields, requestSubject } from '../request-facts.tsx'
import { TypedText, unlinked } from '../typed-text.tsx'
import { ToChangeOrCancel } from './closing.tsx'

/** To a guest: the operator has accepted the request. */
export function guestRequestConfirmed({
  request,
  driverTold,
  toPay,
  cancelling,
  passUrl,
}: {
  request: RequestFacts
  /** When the guest learns who drives, as a sentence. */
  driverTold: string
  /** A deposit, or a whole price, that is not paid yet. */
  toPay?: PriceParts | undefined
  /** What cancelling costs from now on, as a sentence; null when no terms were agreed. */
  cancelling: string | null
  passUrl: string
}): Mail {
  return {
    subject: requestSubject('Confirmed', request),
    preview: `Your booking is confirmed. ${cancelling ?? driverTold}`,
    body: (
      <>
        <Heading>Your booking is confirmed</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(request.customerName)} />, your vehicle is booked. We’re looking
          forward to driving you.
        </Paragraph>
        <Ticket
          title={<TypedText text={unlinked(request.title)} />}
          stub={
            <>
              <Figures reference={request.reference} figure={['Your booking', 'Confirmed']} />
              {toPay && (
                <StubNote>
                  Please pay {toPay.restBaht > 0 ? 'the deposit of' : 'the price of'}{' '}
                  {formatBaht(toPay.depositBaht)} on your trip pass.{' '}
                  {toPay.restBaht > 0 && restSentence(toPay.restBaht, request.travelDate)}
                </StubNote>
              )}
              {cancelling && <StubNote>{cancelling}</StubNote>}
              <GuestButtons passUrl={passUrl} reference={request.reference} />
            </>
          }
        >
          <RequestFields request={request} to="guest" />
        </Ticket>
        <Subheading>What happens next</Subheading>
        <Steps steps={[driverTold, `Your driver picks you up: ${daysInWords(request)}.`]} />
        <ToChangeOrCancel reference={request.reference} />
      </>
    ),
  }
}
