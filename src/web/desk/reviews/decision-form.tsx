import { href } from 'react-router'
import { type ReviewDecision, reviewDecisionsOf } from '#guests/reviews/review-status.rules.ts'
import type { Testimonial } from '#guests/reviews/testimonials.store.ts'
import { Button } from '../../ui/button.tsx'

/** The review as the admin sees it, and where the admin goes back to. */
export type DecisionFormProps = {
  review: Pick<Testimonial, 'id' | 'version' | 'status' | 'customerName'>
  back: string
}

const DECISIONS: Record<ReviewDecision, string> = { approve: 'Approve', feature: 'Feature', hide: 'Hide' }

/** The buttons that decide whether and where a review is shown. */
export function DecisionForm({ review, back }: DecisionFormProps) {
  const { id, version, status, customerName } = review
  return (
    <form className="cluster gap-8 whole-row" method="post" action={href('/admin/testimonials/:id', { id })}>
      <SeenReview version={version} back={back} />
      {reviewDecisionsOf(status).map((decision) => (
        <Button type="submit" name="decision" value={decision} key={decision}>
          {status === 'featured' && decision === 'approve' ? 'Take off the home page' : DECISIONS[decision]}
          <span className="visually-hidden">: review by {customerName}</span>
        </Button>
      ))}
    </form>
  )
}

export function SeenReview({ version, back }: { version: number; back: string }) {
  return (
    <>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="back" value={back} />
    </>
  )
}
