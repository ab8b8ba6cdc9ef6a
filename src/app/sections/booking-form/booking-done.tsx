import { AnchorButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Outcome } from '../request-form/outcome.tsx'
import type { BookingAnswer } from './booking-answer.ts'

/** The reference and what happens next. */
export function BookingDone({ answer }: { answer: BookingAnswer & { ok: true } }) {
  return (
    <Outcome title={answer.notice.text}>
      <p>
        Your reference is <b className="booking__reference">{answer.reference}</b>
      </p>
      <ol className="booking__steps">
        {answer.whatsappUrl && <li>Send the message that is ready in WhatsApp.</li>}
        <li>
          {answer.hasCopy
            ? 'A copy of your request is on its way to your email.'
            : 'Please note your reference: so many emails have gone to your address today that no copy follows.'}
        </li>
        <li>We check that a car and a driver are free, and confirm or propose another day.</li>
      </ol>
      {answer.whatsappUrl && (
        <AnchorButton href={answer.whatsappUrl} target="_blank" rel="noopener" wide>
          <Icon name="chat" />
          Open WhatsApp
        </AnchorButton>
      )}
    </Outcome>
  )
}
