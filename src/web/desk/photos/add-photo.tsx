import { MAX_CAPTION_LENGTH, MIN_TOUR_PHOTO } from '#catalogue/photos/photo.rules.ts'
import { PhotoField } from '../../parts/photo-field.tsx'
import { ProblemList } from '../../parts/request-form/problem-list.tsx'
import type { FormState } from '../../parts/request-form/use-form-state.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** The form for a new photograph. `newId` is the id that it gets, so that a form that is sent twice adds it once. */
export function AddPhoto({
  newId,
  state,
  isRefused,
}: {
  newId: string
  state: FormState
  isRefused: boolean
}) {
  const errors = isRefused ? state.errors : {}
  return (
    <form
      className="panel column gap-16 pad-16"
      method="post"
      encType="multipart/form-data"
      onChange={state.onChange}
      noValidate
    >
      <h2>Add a photo</h2>
      {isRefused && <ProblemList refused={state.refused} order={['caption', 'photo']} form="photos" />}
      <input type="hidden" name="photoId" value={newId} />
      <input type="hidden" name="act" value="add" />
      {/* Before the file, so that it can be kept when the session has ended. */}
      <TextField
        id="photos-caption"
        name="caption"
        label="What it shows"
        hint="Guests read it under the photo, and screen readers say it. For example: Tier 3 of the Erawan waterfall."
        maxLength={MAX_CAPTION_LENGTH}
        defaultValue={isRefused ? (state.values.caption ?? '') : ''}
        error={errors.caption}
        required
      />
      <PhotoField
        id="photos-photo"
        name="photo"
        label="Photo"
        hint={` and at least ${MIN_TOUR_PHOTO.width} by ${MIN_TOUR_PHOTO.height} pixels. It’s cropped to 4:3 around the centre, and location, time and camera details are removed. Show nobody who hasn’t agreed to it.`}
        error={errors.photo}
        required
      />
      <Button type="submit" look="primary">
        Add the photo
      </Button>
    </form>
  )
}
