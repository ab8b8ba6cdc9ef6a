import { driver } from '#bookings/actor.rules.ts'
import { makePhoto } from '#catalogue/photos/make-photo.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { findDrivePhoto, insertDrivePhoto } from './drive-photos.store.ts'
import { MOST_OF_DRIVE, photoTakenAt } from './drive-step.rules.ts'
import { findDrivePress, listDrivePresses } from './drive-steps.store.ts'

type Sent = {
  /** The report that it belongs to. */
  pressId: string
  legId: string
  driverId: string
  file: Uint8Array
  /** By the clock of the phone; null where it has not said so. */
  takenAt: Date | null
}

/**
 * A driver adds a photo to the own report that a guest did not come; it may arrive later than the report, and also when
 * that no longer counts. The first photo of a report stays: one that is sent twice is one. Refused are a file that is no
 * photo (`makePhoto`), a report that is unknown or somebody else's, and more photos than a drive may have.
 */
export async function addNoShowPhoto(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { pressId, legId, driverId, file, takenAt }: Sent,
): Promise<{ ok: true } | Refusal> {
  return refuseIfUnavailable({ code: 'booking-not-changed' }, async () => {
    const press = await findDrivePress(db.read, pressId)
    const isOwn = press?.driverId === driverId && press.legId === legId && press.step === 'no_show'
    if (!isOwn) return refuse('not-possible', { code: 'drive-unknown' })
    if (await findDrivePhoto(db.read, pressId)) return { ok: true }
    const photos = (await listDrivePresses(db.read, [legId])).filter(({ photo }) => photo !== null)
    if (photos.length >= MOST_OF_DRIVE.photos) return refuse('not-possible', { code: 'drive-full' })
    const made = await makePhoto('noShow', file)
    if (!made.ok) return made
    const times = { takenAt: photoTakenAt(takenAt, now()), receivedAt: new Date(now()) }
    await db.transaction((tx) => insertDrivePhoto(tx, { stepId: pressId, bytes: made.bytes, ...times }), {
      actor: driver(driverId),
    })
    return { ok: true }
  })
}
