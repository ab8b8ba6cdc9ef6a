import { actorName, staff } from '#bookings/actor.rules.ts'
import { findDriver } from '#fleet/fleet.store.ts'
import { insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { counted } from '#platform/text/counted.ts'
import { bahtFromSatang, formatBaht } from '../money.rules.ts'
import { findHandover, listCashOfDriverForUpdate, updateHandedOver } from '../month/driver-cash.store.ts'

/** The cash that the page showed with a driver. */
export type HandedOver = { driverId: string; paymentIds: string[]; admin: string }

/**
 * Notes that a driver has handed cash over to an admin: exactly the payments that the admin saw, or none of them. Of two
 * admins who press at the same moment, the second is refused. Cash that the driver took meanwhile stays with the driver.
 */
export async function receiveCash(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { driverId, paymentIds, admin }: HandedOver,
): Promise<{ ok: true; receivedBaht: number } | Refusal> {
  return refuseIfUnavailable({ code: 'cash-not-noted' }, () =>
    db.transaction(
      async (tx) => {
        const driver = await findDriver(tx, driverId)
        const cash = await listCashOfDriverForUpdate(tx, { driverId, paymentIds })
        if (!driver || cash.length === 0 || cash.length < new Set(paymentIds).size)
          return refuseHandedOver(await findHandover(tx, paymentIds))
        const at = new Date(now())
        const ids = cash.map(({ id }) => id)
        await updateHandedOver(tx, ids, at)
        const receivedBaht = bahtFromSatang(cash.reduce((sum, { amountSatang }) => sum + amountSatang, 0))
        await insertAuditEntry(tx, {
          actor: admin,
          action: 'cash-received',
          subjectKind: 'driver',
          subjectId: driverId,
          detail: `${formatBaht(receivedBaht)} from ${driver.name}, ${counted(ids.length, 'payment')}`,
        })
        return { ok: true as const, receivedBaht }
      },
      { actor: staff(admin) },
    ),
  )
}

function refuseHandedOver(earlier: Awaited<ReturnType<typeof findHandover>>): Refusal {
  if (!earlier?.at) return refuse('not-possible', { code: 'cash-changed' })
  const by = actorName(earlier.by)
  return refuse('not-possible', { code: 'cash-received-already', by, at: earlier.at })
}
