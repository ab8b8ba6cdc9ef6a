import { data, type RouterContextProvider } from 'react-router'
import { PHOTO_SIZES, type PhotoSubject, photoAddress } from '#catalogue/photos/photo.rules.ts'
import { findPhotoId } from '#catalogue/photos/photos.store.ts'
import { removePhoto, savePhoto } from '#fleet/change-photo.ts'
import { findDriver, findVehicle } from '#fleet/fleet.store.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { PhotoField } from '../../../parts/photo-field.tsx'
import { ProblemList } from '../../../parts/request-form/problem-list.tsx'
import { useFormState } from '../../../parts/request-form/use-form-state.ts'
import { adminOf } from '../../../shell/access/admin-of.ts'
import { depsContext } from '../../../shell/context.ts'
import { refused } from '../../../shell/form-post.ts'
import { orUnavailable } from '../../../shell/unavailable.ts'
import { readUpload } from '../../../shell/upload-post.ts'
import { Button } from '../../../ui/button.tsx'
import { deskMeta } from '../../frame/desk-meta.ts'
import { addressOf } from '../addresses.ts'
import fleetCss from '../fleet.css?url'
import { FleetHead } from '../fleet-head.tsx'
import { redirectToFleet } from '../redirect-to-fleet.ts'
import type { Route } from './+types/page.ts'

export { DeskError as ErrorBoundary } from '../../frame/desk-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: fleetCss }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const subject = subjectIn(params)
  return loadPhoto(subject, context)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const admin = adminOf({ context })
  const subject = subjectIn(params)
  const deps = context.get(depsContext)
  const { values, file } = await readUpload(request, 'photo')
  const isRemoving = values.act === 'remove'
  const changing = {
    subject,
    seen: isUuid(values.seen ?? '') ? (values.seen ?? null) : null,
    admin: admin.email,
  }
  const done = isRemoving ? await removePhoto(deps, changing) : await savePhoto(deps, { ...changing, file })
  if (!done.ok) return refused(done, {})
  return redirectToFleet(isRemoving ? 'photo-removed' : 'photo-saved', addressOf(subject.kind, subject.id))
}

function subjectIn({ kind, id }: { kind: string; id: string }): PhotoSubject {
  if ((kind !== 'vehicle' && kind !== 'driver') || !isUuid(id)) throw data(null, { status: 404 })
  return { kind, id }
}

async function loadPhoto(subject: PhotoSubject, context: Readonly<RouterContextProvider>) {
  const { read } = context.get(depsContext).db
  const [name, photoId] = await orUnavailable(
    Promise.all([
      subject.kind === 'vehicle'
        ? findVehicle(read, subject.id).then((vehicle) => vehicle?.plate)
        : findDriver(read, subject.id).then((driver) => driver?.name),
      findPhotoId(read, subject),
    ]),
  )
  if (name === undefined) throw data(null, { status: 404 })
  return { ...{ kind: subject.kind, name, photoId }, size: PHOTO_SIZES[subject.kind] }
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData ? `Photo of ${loaderData.name}` : 'Photo')

const CROPPED = {
  vehicle: 'It’s cropped to 3:2 around the centre',
  driver: 'It’s cropped to a square, an upright one from its top edge',
}

/** Changes the photo of a vehicle or a driver; its forms post by themselves, so they work the same with and without scripts. */
export default function PhotoPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { kind, name, photoId, size } = loaderData
  const { refused, errors, onChange } = useFormState(answer)
  return (
    <div className="fleet column gap-16">
      <FleetHead>
        Photo of <span lang={kind === 'vehicle' ? 'th' : undefined}>{name}</span>
      </FleetHead>
      <form
        className="panel column gap-16 pad-16"
        method="post"
        encType="multipart/form-data"
        onChange={onChange}
        noValidate
      >
        <ProblemList refused={refused} order={['photo']} form="fleet" />
        <input type="hidden" name="seen" value={photoId ?? ''} />
        {photoId && (
          <img
            className="fleet-photo fleet-photo--large rigid block"
            src={photoAddress(photoId)}
            alt={`${name}, as it looks now`}
            {...size}
          />
        )}
        <PhotoField
          id="fleet-photo"
          name="photo"
          label={photoId ? 'Another photo' : 'Photo'}
          hint={`. ${CROPPED[kind]}, and location, time and camera details are removed.`}
          error={errors.photo}
          required
        />
        <Button type="submit" look="primary">
          Save the photo
        </Button>
      </form>
      {photoId && (
        <form method="post">
          <input type="hidden" name="seen" value={photoId} />
          <Button type="submit" name="act" value="remove">
            Remove the photo
            <span className="visually-hidden"> of this {kind}</span>
          </Button>
        </form>
      )}
    </div>
  )
}
