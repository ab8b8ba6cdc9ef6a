import { href } from 'react-router'
import { company } from '#content/company.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { reviewCountsAs } from '#guests/reviews/review-status.rules.ts'
import type { Testimonial } from '#guests/reviews/testimonials.store.ts'
import { Button } from '../../ui/button.tsx'
import { TextareaField } from '../../ui/field.tsx'
import { SeenReview } from './decision-form.tsx'

type AnswerFormProps = {
  review: Pick<Testimonial, 'id' | 'version' | 'status' | 'answer'>
  back: string
  /** What was typed when it was refused. */
  typed: string | undefined
  error: string | undefined
}

/** Answers a review; an empty answer takes it away. */
export function AnswerForm({ review, back, typed, error }: AnswerFormProps) {
  const { id, version, status, answer } = review
  const where = reviewCountsAs(status, 'shown') ? '' : ' once it’s on the site'
  return (
    <form
      className="review-answer-form"
      method="post"
      action={href('/admin/testimonials/:id', { id })}
      noValidate
    >
      <SeenReview version={version} back={back} />
      <TextareaField
        id="review-answer"
        name="answer"
        label="Your reply"
        hint={`It appears below the review${where}, signed ${company.name}. The guest gets one email about it.`}
        defaultValue={typed ?? answer ?? ''}
        maxLength={MAX_LENGTH.freeText}
        rows={5}
        {...(error ? { error } : {})}
      />
      <Button type="submit" name="decision" value="answer">
        Save the reply
      </Button>
    </form>
  )
}
