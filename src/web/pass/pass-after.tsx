import { LinkButton } from '../ui/button.tsx'
import type { PassView } from './pass-view.ts'

/** After the trip: what a guest thinks of it. */
export function PassAfter({ reviewPath }: Pick<PassView, 'reviewPath'>) {
  if (!reviewPath) return null
  return (
    <section className="pass__proposal tinted measure stack gap-12 pad-panel" aria-labelledby="review">
      <h2 id="review">How was your day?</h2>
      <p>
        A rating and a few words help the next guests. Nothing is sent until you press the button on the next
        page.
      </p>
      <p>
        <LinkButton to={reviewPath} look="primary">
          Write a review
        </LinkButton>
      </p>
      <p className="pass__small">Left something in the car? Call us with your reference.</p>
    </section>
  )
}
