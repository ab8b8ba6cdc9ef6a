import { data } from 'react-router'
import { findDrivePhoto } from '#drives/drive-photos.store.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { depsContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import type { Route } from './+types/photo.ts'

/** The photo of a driver's report, for admins only: it may show people, so nothing keeps it. */
export async function loader({ params: { pressId }, context }: Route.LoaderArgs) {
  const { read } = context.get(depsContext).db
  const photo = isUuid(pressId) ? await orUnavailable(findDrivePhoto(read, pressId)) : undefined
  if (!photo) throw data(null, { status: 404 })
  const headers = { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' }
  return new Response(photo.bytes, { headers })
}
