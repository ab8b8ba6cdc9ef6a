import { formatBaht } from '#money/money.rules.ts'
import type { ReversalKind } from '#money/refunds/reversal.rules.ts'
import { Fact, Facts } from '../parts/facts.tsx'
import { Heading, Paragraph } from '../parts/text.tsx'
import { Button, Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'

type ReversalFacts = {
  kind: ReversalKind | 'failed-refund' | 'answered-dispute'
  /** Null when the booking of the payment is not in the database. */
  reference: string | null
  amountBaht: number
  /** What the guest paid. */
  paidBaht: number
  /** The provider's id of the refund or dispute; null for a refund that it refused at once. */
  providerId: string | null
  /** Why a refund failed, in a sentence, if that is known. */
  why?: string | null
  /** The booking at the desk, or the money page. */
  open: { to: string; label: string }
}

const TEXTS = {
  refund: {
    subject: 'Refund',
    figure: 'Refund',
    heading: 'A payment was refunded',
    text: 'The payment provider reported this refund. That doesn’t change the booking: if the trip is off, tell the driver.',
  },
  'failed-refund': {
    subject: 'Refund failed',
    figure: 'Not refunded',
    heading: 'A refund didn’t reach the guest',
    text: 'The payment provider couldn’t refund this money, for example because the card is closed. Arrange another way with the guest, and record it under Needs you. That doesn’t change the booking.',
  },
  dispute: {
    subject: 'Dispute, please answer',
    figure: 'Dispute',
    heading: 'A payment is disputed',
    text: 'The guest’s bank is asking for this money back. Answer in the payment provider’s dashboard before the deadline it gives, or the money is lost. That doesn’t change the booking.',
  },
  'answered-dispute': {
    subject: 'Dispute',
    figure: 'Dispute',
    heading: 'A payment was disputed',
    text: 'The guest’s bank asked for this money back. The dispute doesn’t wait for your answer any more: the payment provider’s dashboard says how it stands. That doesn’t change the booking.',
  },
} as const satisfies Record<ReversalFacts['kind'], object>

/** To the operator: a refund or a dispute was found at the provider. The site has changed nothing itself. */
export function operatorReversal(facts: ReversalFacts): Mail {
  const { kind, reference, amountBaht, paidBaht, providerId, why, open } = facts
  const { subject, figure, heading, text } = TEXTS[kind]
  const amount = formatBaht(amountBaht)
  return {
    subject: `${subject}: ${amount}, ${reference ?? 'no booking found'}`,
    preview: `${amount} of ${formatBaht(paidBaht)}`,
    body: (
      <>
        <Heading>{heading}</Heading>
        <Paragraph>{text}</Paragraph>
        <Ticket
          title={heading}
          stub={
            <>
              <Figures reference={reference ?? 'No booking found'} figure={[figure, amount]} />
              <Button href={open.to} kind="main">
                {open.label}
              </Button>
            </>
          }
        >
          <Facts>
            <Fact label="Paid">{formatBaht(paidBaht)}</Fact>
            {why && <Fact label="Reason">{why}</Fact>}
            {providerId && <Fact label="At the provider">{providerId}</Fact>}
          </Facts>
        </Ticket>
      </>
    ),
  }
}
