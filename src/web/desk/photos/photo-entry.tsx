import { MAX_CAPTION_LENGTH } from '#catalogue/photos/photo.rules.ts'
import type { TourPhoto } from '#catalogue/tour.rules.ts'
import type { FormState } from '../../parts/request-form/use-form-state.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'

type PhotoEntryProps = {
  photo: TourPhoto & { id: string }
  position: number
  /** The id of the photo in front of it. */
  before: string | undefined
  /** When its form came back. */
  refused: FormState | undefined
}

/** A photograph with its words, its place in the order, and the button that removes it. */
export function PhotoEntry({ photo: { id, caption, files }, position, before, refused }: PhotoEntryProps) {
  const problem = refused?.errors.caption
  return (
    <li className="ruled pad-16">
      <img src={files[0]?.src} alt="" width="160" height="120" loading="lazy" />
      <form method="post" onChange={refused?.onChange} noValidate>
        {refused && !problem && <Notice tone="error">{refused.refused?.notice.text}</Notice>}
        <input type="hidden" name="photoId" value={id} />
        <TextField
          id={`caption-${id}`}
          name="caption"
          label={`Photo ${position} shows`}
          maxLength={MAX_CAPTION_LENGTH}
          defaultValue={refused?.values.caption ?? caption}
          error={problem}
          required
        />
        <div className="cluster gap-8 above-8">
          <Button type="submit" name="act" value="caption">
            Save<span className="visually-hidden"> the words of photo {position}</span>
          </Button>
          {before && (
            <>
              <input type="hidden" name="before" value={before} />
              <Button type="submit" look="quiet" name="act" value="move">
                Move up<span className="visually-hidden"> photo {position}</span>
              </Button>
            </>
          )}
          <Button type="submit" look="quiet" name="act" value="remove">
            Remove<span className="visually-hidden"> photo {position}</span>
          </Button>
        </div>
      </form>
    </li>
  )
}
