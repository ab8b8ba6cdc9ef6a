import { href } from 'react-router'
import { TOUR_PHOTO_FILES, tourPhotoHeight } from '#catalogue/photos/photo.rules.ts'
import { reviewCountsAs } from '#guests/reviews/review-status.rules.ts'
import type { ListedTestimonial } from '#guests/reviews/testimonial-list.store.ts'
import { Button } from '../../ui/button.tsx'
import { RowPart } from '../lists/row.tsx'
import { SeenReview } from './decision-form.tsx'

const [{ width }] = TOUR_PHOTO_FILES

/** The guest's picture, which is public as long as the review is, and the button that takes it away. */
export function ReviewPhoto({ review, back }: { review: ListedTestimonial; back: string }) {
  const { id, version, photoId, status, customerName } = review
  if (!photoId) return null
  return (
    <RowPart title={reviewCountsAs(status, 'shown') ? 'Picture' : 'Picture, on the site once you approve'}>
      <form className="column gap-8" method="post" action={href('/admin/testimonials/:id', { id })}>
        <SeenReview version={version} back={back} />
        <img
          className="review-photo block"
          src={href('/admin/testimonials/:id/photo', { id })}
          alt={`Sent by ${customerName}`}
          {...{ width, height: tourPhotoHeight(width) }}
          loading="lazy"
        />
        <div>
          <Button type="submit" name="decision" value="remove-photo">
            Remove the picture
            <span className="visually-hidden">: review by {customerName}</span>
          </Button>
        </div>
      </form>
    </RowPart>
  )
}
