import { href, Link } from 'react-router'
import { withPhotos } from '#catalogue/photos/with-photos.ts'
import { townNames } from '#content/map/towns.ts'
import { counted } from '#platform/text/counted.ts'
import { picturesOf } from '../../parts/picture-of.ts'
import { depsContext } from '../../shell/context.ts'
import { Art } from '../../ui/art.tsx'
import { deskMeta } from '../frame/desk-meta.ts'
import type { Route } from './+types/list.ts'
import photosCss from './photos.css?url'

export { DeskError as ErrorBoundary } from '../frame/desk-error.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: photosCss }]

export async function loader({ context }: Route.LoaderArgs) {
  const { tours } = await withPhotos(context.get(depsContext))
  const trips = tours.map((tour) => ({
    ...{ id: tour.id, title: tour.title, town: townNames[tour.region], photos: tour.photos?.length ?? 0 },
    picture: picturesOf(tour)[0],
  }))
  return { trips }
}

export const meta: Route.MetaFunction = () => deskMeta('Photos of trips')

/** Every trip with the picture on its card, and how many photographs it has. */
export default function Photos({ loaderData: { trips } }: Route.ComponentProps) {
  return (
    <div className="column gap-16">
      <header className="desk-head cluster middle spread gap-8 gap-x-16">
        <div className="break shrink">
          <h1>Photos of trips</h1>
          <p>
            Your photos come first on a trip’s page, and the first one is on its card. The drawings follow.
          </p>
        </div>
      </header>
      <ul className="panel trip-photos__trips">
        {trips.map(({ id, title, town, photos, picture }) => (
          <li className="grid middle ruled pad-row gap-x-12" key={id}>
            <Art picture={picture} alt="" />
            <Link className="link flex middle touch" to={href('/desk/photos/:tourId', { tourId: id })}>
              {title}
            </Link>
            <span className="muted size-meta">
              From {town}. {countOf(photos)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function countOf(photos: number): string {
  return photos === 0 ? 'Drawings only' : counted(photos, 'photo')
}
