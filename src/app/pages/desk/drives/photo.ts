import { data } from 'react-router'
import { findDrivePhoto } from '#adapters/database/drives/drive-photos.ts'
import { depsContext } from '#app/context.ts'
import { PRIVATE_HEADERS } from '#app/private-headers.ts'
import { requireAdmin } from '#app/require-admin.ts'
import { orUnavailable } from '#app/unavailable.ts'
import { isUuid } from '#text/uuid.ts'
import type { Route } from './+types/photo.ts'

/** The photo of a driver's report, for admins only: it may show people, so nothing keeps it. */
export async function loader({ request, params: { pressId }, context }: Route.LoaderArgs) {
  await requireAdmin({ request, context })
  const { read } = context.get(depsContext).db
  const photo = isUuid(pressId) ? await orUnavailable(findDrivePhoto(read, pressId)) : undefined
  if (!photo) throw data(null, { status: 404, headers: PRIVATE_HEADERS })
  const headers = { ...PRIVATE_HEADERS, 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' }
  return new Response(photo.bytes, { headers })
}
