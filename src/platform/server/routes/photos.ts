import type { Handler } from 'hono'
import { findPhotoBytes } from '#catalogue/photos/photos.store.ts'
import { findShownReviewPhoto } from '#guests/reviews/review-photos.store.ts'
import type { Deps } from '../../deps.ts'
import { whenUnavailable } from '../../problems/unavailable.rules.ts'
import { isUuid } from '../../text/uuid.ts'
import { A_YEAR, FILE_POLICY } from '../middleware/static-files.ts'
import type { Site } from '../site-context.ts'

/** A guest's picture: an hour after its review was hidden or erased, no cache has it. */
const AN_HOUR = 'public, max-age=3600'

/** The photos of vehicles, drivers, trips and approved reviews. They stand before the pages, so that a browser keeps them with a session, too. */
export function photosRoute({ db }: Pick<Deps, 'db'>): Handler<Site, '/photos/:file'> {
  return async function photos(c, next) {
    // Nothing more: caches would keep each further name of a photo for a year.
    const [, id] = /^([0-9a-f-]+)\.webp$/.exec(c.req.param('file')) ?? []
    if (!isUuid(id)) return next()
    const found = await whenUnavailable(
      async () => {
        const own = await findPhotoBytes(db.read, id)
        if (own) return { bytes: own, kept: A_YEAR }
        return { bytes: await findShownReviewPhoto(db.read, id), kept: AN_HOUR }
      },
      () => 'unavailable' as const,
    )
    if (found === 'unavailable') return c.text('Please try again in a moment.', 503)
    const { bytes, kept } = found
    if (!bytes) return next()
    return c.body(bytes, 200, {
      'content-type': 'image/webp',
      'content-security-policy': FILE_POLICY,
      'cache-control': kept,
      'x-content-type-options': 'nosniff',
    })
  }
}
