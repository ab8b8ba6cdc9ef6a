import { data, href, Link, type RouterContextProvider } from 'react-router'
import { findTour } from '#catalogue/catalogue.rules.ts'
import {
  addTourPhoto,
  captionTourPhoto,
  moveTourPhoto,
  removeTourPhoto,
} from '#catalogue/photos/change-tour-photos.ts'
import { MAX_TOUR_PHOTOS } from '#catalogue/photos/photo.rules.ts'
import { listPhotosOfTour } from '#catalogue/photos/with-photos.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { useFormState } from '../../parts/request-form/use-form-state.ts'
import { adminOf } from '../../shell/access/admin-of.ts'
import { depsContext } from '../../shell/context.ts'
import { redirectWithFlash } from '../../shell/flash-message.ts'
import { countSuspicious, refused } from '../../shell/form-post.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import { readUpload } from '../../shell/upload-post.ts'
import { Icon } from '../../ui/icon.tsx'
import { deskMeta } from '../frame/desk-meta.ts'
import type { Route } from './+types/page.ts'
import { AddPhoto } from './add-photo.tsx'
import { PhotoEntry } from './photo-entry.tsx'
import photosCss from './photos.css?url'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: photosCss }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const tour = tourIn(params, context)
  const photos = await orUnavailable(listPhotosOfTour(context.get(depsContext), tour.id))
  return { title: tour.title, photos, newId: crypto.randomUUID() }
}

export async function action({ request, params, pattern, context }: Route.ActionArgs) {
  const admin = adminOf({ context })
  const tour = tourIn(params, context)
  const { values, file } = await readUpload(request, 'photo')
  countSuspicious({ pattern, context }, values)
  const { photoId = '', before = '', caption = '', act } = values
  if (!isUuid(photoId) || (act === 'move' && !isUuid(before))) throw data(null, { status: 404 })
  const deps = context.get(depsContext)
  const change = { tour, photoId, admin: admin.email }
  const done = await {
    add: () => addTourPhoto(deps, { ...change, caption, file }),
    caption: () => captionTourPhoto(deps, { ...change, caption }),
    move: () => moveTourPhoto(deps, { ...change, before }),
    remove: () => removeTourPhoto(deps, change),
  }[actIn(act)]()
  if (!done.ok) return refused(done, values)
  return redirectWithFlash(href('/desk/photos/:tourId', { tourId: tour.id }), 'photos-saved')
}

function tourIn({ tourId }: { tourId: string }, context: Readonly<RouterContextProvider>) {
  const tour = findTour(context.get(depsContext).catalogue, tourId)
  if (!tour || tour.id !== tourId) throw data(null, { status: 404 })
  return tour
}

function actIn(act: string | undefined): 'add' | 'caption' | 'move' | 'remove' {
  return act === 'caption' || act === 'move' || act === 'remove' ? act : 'add'
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData ? `Photos of ${loaderData.title}` : 'Photos')

/** The photographs of one trip; its forms post by themselves, so they work the same with and without scripts. */
export default function TripPhotos({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { title, photos, newId } = loaderData
  const state = useFormState(answer)
  const refusedId = state.refused && state.values.act !== 'add' ? state.values.photoId : undefined
  return (
    <div className="column gap-16">
      <header className="desk-head cluster middle spread gap-8 gap-x-16">
        <div className="break shrink">
          <Link className="link inline-flex middle gap-4 touch" to={href('/desk/photos')}>
            <Icon name="chevron-left" /> Photos of trips
          </Link>
          <h1>{title}</h1>
          <p>
            The first photo is on the trip’s card and in link previews. Until you add one, its drawings are
            shown.
          </p>
        </div>
      </header>
      {photos.length > 0 && (
        <ol className="panel trip-photos__list">
          {photos.map((photo, index) => (
            <PhotoEntry
              {...{ photo, before: photos[index - 1]?.id, position: index + 1 }}
              refused={refusedId === photo.id ? state : undefined}
              key={`${photo.id} ${photo.caption}`}
            />
          ))}
        </ol>
      )}
      {photos.length < MAX_TOUR_PHOTOS ? (
        <AddPhoto newId={newId} state={state} isRefused={state.refused !== undefined && !refusedId} />
      ) : (
        <p>A trip has up to {MAX_TOUR_PHOTOS} photos. Remove one to add another.</p>
      )}
    </div>
  )
}
