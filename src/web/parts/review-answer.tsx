import { company } from '#content/company.ts'

/** The answer of the business below the review of a guest. */
export function ReviewAnswer({ answer }: { answer: string }) {
  return (
    <div className="review-answer measure above-12 size-small">
      <p className="muted">
        <b className="ink">{company.name}</b> answered
      </p>
      <p>{answer}</p>
    </div>
  )
}
