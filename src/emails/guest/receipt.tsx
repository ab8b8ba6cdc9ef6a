import { company } from '#content/company.ts'
import { formatBaht } from '#domain/money.ts'
import { GuestButtons } from '../booking-facts.tsx'
import { Fact, Facts } from '../parts/facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Button, Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'
import { type RequestFacts, RequestFields, requestSubject } from '../request-facts.tsx'
import { TypedText, unlinked } from '../typed-text.tsx'

/** One payment: `Card`, and `฿5,500, 13 Feb 2026`. */
export type ReceiptLine = { label: string; text: string }

/** To a guest: what was paid for the trip, and by whom it was received. */
export function guestReceipt({
  request,
  lines,
  givenBackBaht,
  keptBaht,
  passUrl,
}: {
  request: RequestFacts
  lines: readonly ReceiptLine[]
  givenBackBaht: number
  /** What was paid, without what went back. */
  keptBaht: number
  passUrl: string
}): Mail {
  const total = formatBaht(keptBaht)
  return {
    subject: requestSubject('Receipt', request),
    preview: `${total} received by ${company.name}. Thank you for travelling with us.`,
    body: (
      <>
        <Heading>Your receipt</Heading>
        <Paragraph>
          Hello <TypedText text={unlinked(request.customerName)} />, thank you for travelling with us. Here’s
          what we received for your trip.
        </Paragraph>
        <Ticket
          title={<TypedText text={unlinked(request.title)} />}
          stub={
            <>
              <Figures reference={request.reference} figure={['Total received', total]} />
              <GuestButtons passUrl={passUrl} reference={request.reference} />
              <Button href={`${passUrl}/receipt`} kind="other">
                Open a receipt to print
              </Button>
            </>
          }
        >
          <RequestFields request={request} to="guest" />
          <Facts>
            {lines.map(({ label, text }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity and never move
              <Fact label={label} key={index}>
                {text}
              </Fact>
            ))}
            {givenBackBaht > 0 && <Fact label="Refunded">{formatBaht(givenBackBaht)}</Fact>}
            <Fact label="Received by">
              {company.name}, {company.address}
            </Fact>
          </Facts>
        </Ticket>
      </>
    ),
  }
}
