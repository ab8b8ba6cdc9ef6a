import { restSentence } from '#content/deposit-sentences.ts'
import { formatBaht } from '#domain/money.ts'
import type { PriceParts } from '#domain/payments/deposit.ts'
import { AskButton } from '../booking-facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Button, Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { daysInWords, type RequestFacts, RequestFields, requestSubject } from '../request-facts.tsx'
import { TypedText, unlinked } from '../typed-text.tsx'
import { ToChangeOrCancel } from './closing.tsx'

/** To a guest: the operator has accepted the request. */
export function guestRequestConfirmed({
  request,
  contactWhen,
  toPay,
}: {
  request: RequestFacts
  /** For example `24-48 hours before the tour`. */
  contactWhen: string
  /** A deposit, or a whole price, that is not paid yet, with the page on which to pay it. */
  toPay?: (PriceParts & { passUrl: string }) | undefined
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
              {toPay && (
                <>
                  <StubNote>
                    Please pay {toPay.restBaht > 0 ? 'the deposit of' : 'the price of'}{' '}
                    {formatBaht(toPay.depositBaht)} by card on your trip pass.{' '}
                    {toPay.restBaht > 0 && restSentence(toPay.restBaht, request.travelDate)}
                  </StubNote>
                  <Button href={toPay.passUrl} kind="main">
                    Open your trip pass
                  </Button>
                </>
              )}
              <AskButton reference={request.reference} kind={toPay ? 'other' : 'main'} />
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
