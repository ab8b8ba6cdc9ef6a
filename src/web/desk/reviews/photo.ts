import { data } from 'react-router'
import { findReviewPhoto } from '#guests/reviews/review-photos.store.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { depsContext } from '../../shell/context.ts'
import { orUnavailable } from '../../shell/unavailable.ts'
import type { Route } from './+types/photo.ts'

/** A guest's picture for admins, before and after it is public: nothing keeps it. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { read } = context.get(depsContext).db
  const bytes = isUuid(id) ? await orUnavailable(findReviewPhoto(read, id)) : undefined
  if (!bytes) throw data(null, { status: 404 })
  return new Response(bytes, {
    headers: { 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' },
  })
}
