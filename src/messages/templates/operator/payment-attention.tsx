import { formatBaht } from '#money/money.rules.ts'
import { type AttentionReason, attentionSentence } from '#money/payments/attention-reason.rules.ts'
import { Fact, Facts } from '../parts/facts.tsx'
import { Steps } from '../parts/steps.tsx'
import { Heading, Paragraph, Subheading } from '../parts/text.tsx'
import { Button, Figures, Ticket } from '../parts/ticket.tsx'
import type { Mail } from '../render.ts'

export type PaymentAttention = {
  /** Null when the booking of the payment is not in the database. */
  reference: string | null
  reason: AttentionReason
  /** The provider's id of the checkout; null when none was opened. */
  sessionId: string | null
  /** Null when it is not known or not in baht; the reason then says what is known. */
  expectedBaht: number | null
  seenBaht: number | null
  /** Where it is decided: the booking at the desk, or the money page. */
  open: { to: string; label: string }
}

/** To the operator: a payment does not match its booking. The site has confirmed nothing, and the operator decides. */
export function operatorPaymentAttention(payment: PaymentAttention): Mail {
  const { reference, reason, sessionId, expectedBaht, seenBaht, open } = payment
  const baht = (amount: number | null) => (amount === null ? 'Not known' : formatBaht(amount))
  return {
    subject: `Payment to check: ${reference ?? 'no booking found'}`,
    preview: `${attentionSentence(reason)} Nothing has been confirmed for it.`,
    body: (
      <>
        <Heading>A payment to check</Heading>
        <Paragraph>
          A payment doesn’t match its booking. The site has confirmed nothing for it and hasn’t told the guest
          about it. Please check it today.
        </Paragraph>
        <Ticket
          title={attentionSentence(reason)}
          stub={
            <>
              <Figures reference={reference ?? 'No booking found'} figure={['Amount seen', baht(seenBaht)]} />
              <Button href={open.to} kind="main">
                {open.label}
              </Button>
            </>
          }
        >
          <Facts>
            <Fact label="Expected">{baht(expectedBaht)}</Fact>
            <Fact label="Session">{sessionId ?? 'None was opened'}</Fact>
          </Facts>
        </Ticket>
        <Subheading>What to check</Subheading>
        <Steps
          steps={[
            'Open the dashboard of the payment provider and search for the session above.',
            'Compare the amount, the currency and the reference with the booking.',
            'Then confirm the trip to the guest yourself, or refund the money in the dashboard. The site does neither on its own.',
          ]}
        />
      </>
    ),
  }
}
