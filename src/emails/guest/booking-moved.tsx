import { formatBaht } from '#domain/money.ts'
import { GuestButtons } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import {
  daysInWords,
  partyInWords,
  type RequestFacts,
  RequestFields,
  requestSubject,
} from '../request-facts.tsx'
import { TypedText, unlinked } from '../typed-text.tsx'
import { ToChangeOrCancel } from './closing.tsx'

/**
 * To a guest: their booking has another day, time, party or vehicle. `isConfirmed`: otherwise it still waits for its
 * answer. Sums are in whole baht, and null while no price is agreed.
 */
export function guestBookingMoved({
  request,
  isConfirmed,
  priceBaht,
  dueBaht,
  passUrl,
}: {
  request: RequestFacts
  isConfirmed: boolean
  priceBaht: number | null
  dueBaht: number | null
  passUrl: string
}): Mail {
  const isPaid = priceBaht !== null && dueBaht !== null && dueBaht < priceBaht
  return {
    subject: requestSubject('Changed', request),
    preview: `Changed to ${daysInWords(request)}, ${partyInWords(request)}.${isPaid ? ' What you’ve paid still counts.' : ''}`,
    body: (
      <>
        <Heading>Your booking has changed</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(request.customerName)} />, your booking has been changed to{' '}
          {daysInWords(request)}, {partyInWords(request)}. This replaces your earlier booking.
        </Paragraph>
        <Ticket
          title={<TypedText text={unlinked(request.title)} />}
          stub={
            <>
              <Figures
                reference={request.reference}
                figure={['Your booking', isConfirmed ? 'Confirmed' : 'Awaiting confirmation']}
              />
              {priceBaht !== null && (
                <StubNote>
                  The price is {formatBaht(priceBaht)} for the whole vehicle
                  {isPaid && dueBaht ? `, of which ${formatBaht(dueBaht)} is still to pay` : ''}.
                </StubNote>
              )}
              {isPaid && <StubNote>What you’ve already paid still counts.</StubNote>}
              <GuestButtons passUrl={passUrl} reference={request.reference} />
            </>
          }
        >
          <RequestFields request={request} to="guest" />
        </Ticket>
        <ToChangeOrCancel reference={request.reference} />
      </>
    ),
  }
}
