import { onRequestSentence } from '#content/booking/hold-sentences.ts'
import type { HoldFacts } from '../booking-facts.tsx'
import { Paragraph } from '../parts/text.tsx'
import { TypedText, unlinked } from '../typed-text.tsx'

/** The greeting of a request for a trip or a taxi: whether a vehicle is held for it, and that nothing is charged yet. */
export function ReceivedGreeting({
  request: { customerName, holdRefused },
  heldUntil,
}: {
  request: HoldFacts & { customerName: string }
  /** Until when a vehicle is held, in words; null when none is. */
  heldUntil: string | null
}) {
  return (
    <Paragraph>
      Hello <TypedText text={unlinked(customerName)} />,{' '}
      {heldUntil ? (
        <>
          we’re holding a vehicle for you until <strong>{heldUntil}</strong> and will reply before then.
        </>
      ) : (
        'thank you for your request. We’re checking your day and will email you soon.'
      )}{' '}
      {holdRefused && `${onRequestSentence} `}You won’t be charged yet.
    </Paragraph>
  )
}
