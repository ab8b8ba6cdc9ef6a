import type { Queryable } from '#platform/database/database.ts'
import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { AuditedAction } from '#platform/database/schema/audit-tables.ts'
import type { Deps } from '#platform/deps.ts'
import { lineField } from '#platform/forms/form-fields.rules.ts'
import {
  type Refusal,
  refuse,
  refuseField,
  refuseFields,
  refuseIfUnavailable,
} from '#platform/problems/refusal.ts'
import { refusePhoto } from './make-photo.ts'
import { makeTourPhoto } from './make-tour-photo.ts'
import { MAX_CAPTION_LENGTH, MAX_TOUR_PHOTOS, PHOTO_PROBLEMS } from './photo.rules.ts'
import {
  deleteTourPhoto,
  insertTourPhoto,
  listTourPhotoIdsForUpdate,
  updateTourPhotoCaption,
  updateTourPhotoOrder,
} from './tour-photos.store.ts'

type Needed = Pick<Deps, 'db'>
/** `title` is that of the trip, for the log. `photoId` names the photograph; of a new one the form has made it up. */
type Change = { tour: { id: string; title: string }; photoId: string; admin: string }
type Changed = { ok: true } | Refusal

const DONE = { ok: true } as const
const captionField = lineField(MAX_CAPTION_LENGTH, PHOTO_PROBLEMS.caption)

/** Adds a photograph behind the others of a trip. The same id once more adds nothing: the form was sent twice. */
export async function addTourPhoto(
  deps: Needed,
  { caption, file, ...change }: Change & { caption: string; file: Uint8Array },
): Promise<Changed> {
  const parsed = captionField.safeParse(caption)
  const made = await makeTourPhoto(file)
  const captionProblem = { caption: { code: PHOTO_PROBLEMS.caption } }
  if (!made.ok) return refuseFields({ ...made.fields, ...(parsed.success ? {} : captionProblem) })
  if (!parsed.success) return refuseFields(captionProblem)
  return inLog(deps, change, 'trip-photo-added', async (tx) => {
    const { tour, photoId } = change
    const ids = await listTourPhotoIdsForUpdate(tx, tour.id)
    if (ids.includes(photoId)) return 'as-before'
    if (ids.length >= MAX_TOUR_PHOTOS) return refusePhoto('tooMany')
    const photo = { id: photoId, tourId: tour.id, caption: parsed.data }
    return (await insertTourPhoto(tx, photo, made.files)) ? 'changed' : unknown()
  })
}

/** Changes what is written about a photograph. */
export async function captionTourPhoto(
  deps: Needed,
  { caption, ...change }: Change & { caption: string },
): Promise<Changed> {
  const parsed = captionField.safeParse(caption)
  if (!parsed.success) return refuseField('invalid', 'caption', { code: PHOTO_PROBLEMS.caption })
  return inLog(deps, change, 'trip-photo-changed', async (tx) => {
    const photo = { id: change.photoId, tourId: change.tour.id, caption: parsed.data }
    return (await updateTourPhotoCaption(tx, photo)) ? 'changed' : unknown()
  })
}

/** Puts a photograph of a trip before another one of it; the first is on its card. */
export async function moveTourPhoto(
  deps: Needed,
  { before, ...change }: Change & { before: string },
): Promise<Changed> {
  return inLog(deps, change, 'trip-photo-changed', async (tx) => {
    const { photoId } = change
    const ids = await listTourPhotoIdsForUpdate(tx, change.tour.id)
    if (photoId === before || !ids.includes(photoId) || !ids.includes(before)) return unknown()
    const others = ids.filter((id) => id !== photoId)
    const order = others.flatMap((id) => (id === before ? [photoId, id] : [id]))
    if (order.join() === ids.join()) return 'as-before'
    await updateTourPhotoOrder(tx, order)
    return 'changed'
  })
}

/** Removes a photograph with its files. One that is gone already stays gone. */
export async function removeTourPhoto(deps: Needed, change: Change): Promise<Changed> {
  return inLog(deps, change, 'trip-photo-removed', async (tx) =>
    (await deleteTourPhoto(tx, { id: change.photoId, tourId: change.tour.id })) ? 'changed' : 'as-before',
  )
}

async function inLog(
  { db }: Needed,
  { tour, admin }: Change,
  action: AuditedAction,
  change: (tx: Queryable) => Promise<'changed' | 'as-before' | Refusal>,
): Promise<Changed> {
  return refuseIfUnavailable({ code: 'fleet-not-changed' }, () =>
    db.transaction(async (tx): Promise<Changed> => {
      const outcome = await change(tx)
      if (outcome === 'as-before') return DONE
      if (outcome !== 'changed') return outcome
      const about = { subjectKind: 'tour', subjectId: tour.id, detail: tour.title } as const
      await insertAuditEntry(tx, { actor: admin, action, ...about })
      return DONE
    }),
  )
}

function unknown(): Refusal {
  return refuse('not-found', { code: 'photo-unknown' })
}
