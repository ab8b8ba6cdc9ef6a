import { randomUUID } from 'node:crypto'
import { staff } from '#bookings/actor.rules.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import {
  invalid,
  type Refusal,
  refuse,
  refuseField,
  refuseIfUnavailable,
} from '#platform/problems/refusal.ts'
import {
  findDriver,
  findVehicle,
  insertVehicle,
  isPlateTaken,
  listFleetForUpdate,
  updateVehicle,
  type Vehicle,
} from './fleet.store.ts'
import { FLEET_PROBLEMS } from './fleet-problems.rules.ts'
import { refuseIfChanged } from './refuse-if-changed.ts'
import { type VehicleForm, vehicleFormSchema } from './vehicle-form.rules.ts'

/** `id`: null for a new one; `seen`: which version of it the form showed. `input` is unparsed. */
export type Saving = { id: string | null; seen: string; input: unknown; admin: string }

/** Enters a vehicle, or changes one. Takes the lock of those who take vehicles: nobody books by what is just changed. */
export async function saveVehicle(
  { db }: Pick<Deps, 'db'>,
  { id, seen, input, admin }: Saving,
): Promise<{ ok: true; vehicle: Vehicle } | Refusal> {
  const parsed = vehicleFormSchema.safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const facts = parsed.data
  const save = async (tx: Queryable) => {
    await listFleetForUpdate(tx)
    const newId = id ?? randomUUID()
    const before = id === null ? undefined : await findVehicle(tx, id)
    if (id !== null && !before) return refuse('not-found', { code: 'vehicle-unknown' })
    const changed = before && (await refuseIfChanged(tx, 'vehicle', before, seen))
    if (changed) return changed
    const refusal = await whyNotSaved(tx, newId, facts)
    if (refusal) return refusal
    const vehicle = before ? await updateVehicle(tx, newId, facts) : await insertVehicle(tx, newId, facts)
    return vehicle ? { ok: true as const, vehicle } : refusePlate()
  }
  return refuseIfUnavailable({ code: 'fleet-not-changed' }, () =>
    db.transaction(save, { actor: staff(admin) }),
  )
}

async function whyNotSaved(tx: Queryable, id: string, facts: VehicleForm): Promise<Refusal | undefined> {
  if (await isPlateTaken(tx, facts.plate, id)) return refusePlate()
  const { usualDriverId } = facts
  if (usualDriverId !== null && !(await findDriver(tx, usualDriverId)))
    return refuseField('invalid', 'usualDriverId', { code: FLEET_PROBLEMS.usualDriver })
  return undefined
}

function refusePlate(): Refusal {
  return refuseField('invalid', 'plate', { code: FLEET_PROBLEMS.plateTaken })
}
