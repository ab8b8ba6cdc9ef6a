import { formatBaht } from '#domain/money.ts'
import { GuestButtons } from '../booking-facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Figures, StubNote, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { type RequestFacts, RequestFields, requestSubject } from '../request-facts.tsx'
import { TypedText, unlinked } from '../typed-text.tsx'

/** To a guest whose trip is confirmed: the deposit has not arrived yet. */
export function guestDepositReminder({
  request,
  depositBaht,
  passUrl,
}: {
  request: RequestFacts
  depositBaht: number
  passUrl: string
}): Mail {
  const deposit = formatBaht(depositBaht)
  return {
    subject: requestSubject('Deposit still to pay', request),
    preview: `The deposit of ${deposit} has not arrived yet. You can pay it on your trip pass.`,
    body: (
      <>
        <Heading>Your deposit is still to pay</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(request.customerName)} />, your trip is confirmed, and the deposit
          of {deposit} has not arrived yet. You can pay it on your trip pass. If you have changed your mind,
          please tell us.
        </Paragraph>
        <Ticket
          title={<TypedText text={unlinked(request.title)} />}
          stub={
            <>
              <Figures reference={request.reference} figure={['Deposit', deposit]} />
              <StubNote>Your trip pass has the button to pay.</StubNote>
              <GuestButtons passUrl={passUrl} reference={request.reference} />
            </>
          }
        >
          <RequestFields request={request} to="guest" />
        </Ticket>
      </>
    ),
  }
}
