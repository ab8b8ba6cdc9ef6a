import { type Catalogue, findTour } from '#catalogue/catalogue.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import type { BlackoutFacts } from '#fleet/availability/availability.rules.ts'
import { BLACKOUT_PROBLEMS, blackoutFormSchema } from '#fleet/blackout-form.rules.ts'
import { listFleetForUpdate } from '#fleet/fleet.store.ts'
import type { Queryable } from '#platform/database/database.ts'
import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import {
  invalid,
  type Refusal,
  refuse,
  refuseField,
  refuseIfUnavailable,
} from '#platform/problems/refusal.ts'
import { daysInWords } from '#platform/time/days-in-words.ts'
import { deleteBlackout, insertBlackout, isBlackoutStored } from './blackouts.store.ts'

type Needs = Pick<Deps, 'db' | 'catalogue'>

/** Sells nothing more on some days. What is booked already stays. `input` is unparsed. */
export async function closeDays(
  { db, catalogue, now }: Needs & Pick<Deps, 'now'>,
  { input, admin }: { input: unknown; admin: string },
): Promise<{ ok: true } | Refusal> {
  const parsed = blackoutFormSchema(now()).safeParse(input)
  if (!parsed.success) return invalid(parsed.error)
  const facts = parsed.data
  if (facts.tourId !== null && findTour(catalogue, facts.tourId)?.id !== facts.tourId)
    return refuseField('invalid', 'tourId', { code: BLACKOUT_PROBLEMS.tourId })
  return refuseIfUnavailable({ code: 'rules-not-changed' }, () =>
    db.transaction(async (tx) => {
      // As every allocation does: a booking at this moment comes first, and is named, or is refused.
      await listFleetForUpdate(tx)
      if (await isBlackoutStored(tx, facts))
        return refuseField('not-possible', 'firstDay', { code: 'days-closed-already' })
      await insertBlackout(tx, facts)
      await record(tx, {
        admin,
        action: 'days-closed',
        detail: `${blackoutInWords(catalogue, facts)}: ${facts.reason}`,
      })
      return { ok: true as const }
    }),
  )
}

/** Sells the days of a blackout again. */
export async function reopenDays(
  { db, catalogue }: Needs,
  { blackoutId, admin }: { blackoutId: string; admin: string },
): Promise<{ ok: true } | Refusal> {
  return refuseIfUnavailable({ code: 'rules-not-changed' }, () =>
    db.transaction(async (tx) => {
      const deleted = await deleteBlackout(tx, blackoutId)
      if (!deleted) return refuse('not-found', { code: 'days-open-already' })
      await record(tx, { admin, action: 'days-reopened', detail: blackoutInWords(catalogue, deleted) })
      return { ok: true as const }
    }),
  )
}

/** `Thu 31 Dec 2026`, `Thu 31 Dec 2026, Van, Hidden Gems`. */
export function blackoutInWords(catalogue: Catalogue, blackout: BlackoutFacts): string {
  const { firstDay, lastDay } = blackout
  return [daysInWords(firstDay, lastDay), ...scopeInWords(catalogue, blackout)].join(', ')
}

/** The class of vehicles and the trip that are meant; neither when everything is. */
export function scopeInWords(
  catalogue: Catalogue,
  { vehicleClass, tourId }: Pick<BlackoutFacts, 'vehicleClass' | 'tourId'>,
): string[] {
  return [
    ...(vehicleClass ? [vehicleClasses[vehicleClass].name] : []),
    ...(tourId ? [findTour(catalogue, tourId)?.title ?? tourId] : []),
  ]
}

type Act = { admin: string; action: 'days-closed' | 'days-reopened'; detail: string }

async function record(tx: Queryable, { admin, ...entry }: Act): Promise<void> {
  await insertAuditEntry(tx, { actor: admin, subjectKind: 'rules', subjectId: null, ...entry })
}
