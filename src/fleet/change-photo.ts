import { makePhoto } from '#catalogue/photos/make-photo.ts'
import type { PhotoSubject } from '#catalogue/photos/photo.rules.ts'
import { deletePhoto, insertPhoto } from '#catalogue/photos/photos.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { findDriver, findVehicle } from './fleet.store.ts'

type Needed = Pick<Deps, 'db'>
/** `seen`: the id of the photo that the admin saw; null when there was none. */
type Changing = { subject: PhotoSubject; seen: string | null; admin: string }

const DONE = { ok: true } as const

/** Gives a vehicle or a driver this photo, in place of the one that the admin saw. */
export async function savePhoto(
  deps: Needed,
  { file, ...changing }: Changing & { file: Uint8Array },
): Promise<{ ok: true } | Refusal> {
  const made = await makePhoto(changing.subject.kind, file)
  if (!made.ok) return made
  return change(deps, changing, 'photo-changed', async (tx) =>
    Boolean(await insertPhoto(tx, changing.subject, made.bytes)),
  )
}

export async function removePhoto(deps: Needed, changing: Changing): Promise<{ ok: true } | Refusal> {
  return change(deps, changing, 'photo-removed', async () => changing.seen !== null)
}

async function change(
  { db }: Needed,
  { subject, seen, admin }: Changing,
  action: 'photo-changed' | 'photo-removed',
  finish: (tx: Queryable) => Promise<boolean>,
): Promise<{ ok: true } | Refusal> {
  return refuseIfUnavailable({ code: 'fleet-not-changed' }, async () => {
    try {
      return await db.transaction(async (tx): Promise<{ ok: true } | Refusal> => {
        const detail = await nameOf(tx, subject)
        if (detail === undefined) return refuse('not-found', { code: `${subject.kind}-unknown` })
        const wasThere = seen === null || (await deletePhoto(tx, subject, seen))
        if (!wasThere || !(await finish(tx))) throw new ChangedMeanwhile()
        const about = { subjectKind: subject.kind, subjectId: subject.id, detail } as const
        await insertAuditEntry(tx, { actor: admin, action, ...about })
        return DONE
      })
    } catch (error) {
      if (error instanceof ChangedMeanwhile)
        return refuse('not-possible', { code: 'photo-changed-meanwhile' })
      throw error
    }
  })
}

/** Takes back what the transaction has done so far. */
class ChangedMeanwhile extends Error {}

async function nameOf(tx: Queryable, { kind, id }: PhotoSubject): Promise<string | undefined> {
  return kind === 'vehicle' ? (await findVehicle(tx, id))?.plate : (await findDriver(tx, id))?.name
}
