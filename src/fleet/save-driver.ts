import { randomUUID } from 'node:crypto'
import { staff } from '#bookings/actor.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { invalid, type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { bangkokDay } from '#platform/time/calendar.ts'
import { driverFormSchema } from './driver-form.rules.ts'
import { type Driver, findDriver, insertDriver, listFleetForUpdate, updateDriver } from './fleet.store.ts'
import { refuseIfChanged } from './refuse-if-changed.ts'
import type { Saving } from './save-vehicle.ts'

/** Enters a driver, or changes one; with the same lock as a vehicle. */
export async function saveDriver(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, seen, input, admin }: Saving,
): Promise<{ ok: true; driver: Driver } | Refusal> {
  const parsed = driverFormSchema(bangkokDay(now())).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const facts = parsed.data
  const unknown = () => refuse('not-found', { code: 'driver-unknown' })
  const save = async (tx: Queryable) => {
    await listFleetForUpdate(tx)
    const before = id === null ? undefined : await findDriver(tx, id)
    if (id !== null && !before) return unknown()
    const changed = before && (await refuseIfChanged(tx, 'driver', before, seen))
    if (changed) return changed
    const driver = before
      ? await updateDriver(tx, before.id, facts)
      : await insertDriver(tx, randomUUID(), facts)
    return driver ? { ok: true as const, driver } : unknown()
  }
  return refuseIfUnavailable({ code: 'fleet-not-changed' }, () =>
    db.transaction(save, { actor: staff(admin) }),
  )
}
