import { Icon } from '../../ui/icon.tsx'
import { TermText } from '../prose/term-text.tsx'
import type { BookingView } from './booking-view.ts'
import type { BookingChoice } from './use-booking-choice.ts'

/** What cancelling costs, by when we reply and what is paid when: under the button. */
export function BookingTerms({ view, choice }: { view: BookingView; choice: BookingChoice }) {
  const { cancel, reply } = choice.terms ?? view.terms
  return (
    <div className="booking__terms">
      <Icon name="shield" />
      <p>
        <b>
          <TermText sentence={cancel} />
        </b>
        <span>
          {reply} {choice.party.vehicle?.deposit ?? view.payLater}
        </span>
      </p>
    </div>
  )
}
