import { PHOTO_SIZES, type PhotoSubject } from '#catalogue/photos/photo.rules.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { photoPageOf } from '../addresses.ts'

/** The photo of a vehicle or a driver, and the way to change it. */
export function PhotoPanel({ subject, photo }: { subject: PhotoSubject; photo: string | undefined }) {
  return (
    <section className="panel" aria-labelledby="photo">
      <div className="panel__head">
        <h2 id="photo">Photo</h2>
        <LinkButton look="quiet" className="to-end" to={photoPageOf(subject)}>
          {photo ? 'Change the photo' : 'Add a photo'}
        </LinkButton>
      </div>
      {photo ? (
        <p className="pad-body">
          <img
            className="fleet-photo fleet-photo--large rigid block"
            src={photo}
            alt=""
            {...PHOTO_SIZES[subject.kind]}
          />
        </p>
      ) : (
        <p className="panel__empty muted">No photo yet.</p>
      )}
    </section>
  )
}
