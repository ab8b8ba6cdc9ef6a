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
    subject: requestSubject('Deposit due', request),
    preview: `We haven’t received your deposit of ${deposit} yet. You can pay it on your trip pass.`,
    body: (
      <>
        <Heading>Your deposit is still due</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(request.customerName)} />, your trip is confirmed, but we haven’t
          received your deposit of {deposit} yet. You can pay it on your trip pass. If you’ve changed your
          mind, please let us know.
        </Paragraph>
        <Ticket
          title={<TypedText text={unlinked(request.title)} />}
          stub={
            <>
              <Figures reference={request.reference} figure={['Deposit', deposit]} />
              <StubNote>Pay it on your trip pass.</StubNote>
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
