import { MAX_LINK_PHOTO_MB } from '#catalogue/photos/photo.rules.ts'
import { PhotoField } from '../../parts/photo-field.tsx'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import type { FormState } from '../../parts/request-form/use-form-state.ts'
import { Art } from '../../ui/art.tsx'
import { Button } from '../../ui/button.tsx'
import type { ReviewView } from './page.tsx'

/**
 * The guest's picture, and the form for it while nobody has decided about the review. It posts by itself, so it works the
 * same with and without scripts.
 */
export function PictureForm({ view, refused, errors, onChange }: { view: ReviewView } & FormState) {
  const { photo, takesPhoto } = view
  if (!photo && !takesPhoto) return <ProblemList refused={refused} order={['photo']} form="review" />
  return (
    <section className="column gap-16 above-24" id="picture">
      <ProblemList refused={refused} order={['photo']} form="review" />
      <h2>{photo ? 'Your picture' : 'Add a picture of your day'}</h2>
      {photo && (
        <div className="sheet">
          <Art picture={{ src: photo, alt: 'As it looks with your review' }} eager />
        </div>
      )}
      {takesPhoto && (
        <form
          className="column gap-16"
          method="post"
          encType="multipart/form-data"
          onChange={onChange}
          noValidate
        >
          <p>
            Shown with your review, with your first name, once we have looked at it. Only send pictures you
            took, of people who agreed.
          </p>
          <PhotoField
            {...{ id: 'review-photo', name: 'photo', label: photo ? 'Another picture' : 'Picture' }}
            hint=". Location, time and camera details are removed."
            maxMb={MAX_LINK_PHOTO_MB}
            error={errors.photo}
            required
          />
          <Button type="submit" look="primary" name="act" value="photo">
            {photo ? 'Send this one instead' : 'Send the picture'}
          </Button>
        </form>
      )}
    </section>
  )
}
