import {
  type AuditEntry,
  COMMAND,
  insertAuditEntry,
  insertKeptAuditEntries,
  listAuditEntries,
} from '#adapters/database/audit-log.ts'
import { Unusable } from '#adapters/database/backup/file.ts'
import type { Queryable } from '#adapters/database/database.ts'
import { type Erasure, insertErasures, listErasures } from '#adapters/database/erasures.ts'
import { forgetAddress, listKnownAddresses } from '#adapters/database/forgetting/by-address.ts'
import { formatMoment } from '#domain/clock-time.ts'
import type { Deps } from './deps.ts'
import { erasureCode, secretMark } from './erasure-code.ts'
import { requeueMails } from './requeue-mails.ts'

/** What a restore must not turn back: who was erased, and who did what. */
export type KeptOverRestore = { erasures: Erasure[]; acts: AuditEntry[] }

export async function keepOverRestore(tx: Queryable): Promise<KeptOverRestore> {
  return { erasures: await listErasures(tx), acts: await listAuditEntries(tx) }
}

type Needs = Pick<Deps, 'queue' | 'authSecret'> & {
  /** Brings back whose erasure was noted with another secret, instead of refusing. */
  evenErased: boolean
}

/**
 * Does what is left when the rows of a backup are there, in the same transaction: puts back what must not be lost,
 * erases again whom the backup does not know to be erased, and gives waiting mails to the queue.
 * @param kept from the database as it was and from the file beside it
 * @returns all erasures that are known now, and how many persons were erased again
 * @throws {Unusable} when somebody would be back who was erased
 */
export async function finishRestore(
  { queue, authSecret, evenErased }: Needs,
  tx: Queryable,
  kept: KeptOverRestore,
  madeAt: Date,
): Promise<{ erasures: Erasure[]; erasedAgain: number }> {
  await insertKeptAuditEntries(tx, kept.acts)
  const sinceBackup = await insertErasures(tx, kept.erasures)
  const foreign = sinceBackup.filter((erasure) => erasure.secretMark !== secretMark(authSecret))
  if (foreign.length > 0 && !evenErased) throw new Unusable(whyNot(foreign.length))
  const erasedAgain = await eraseAgain(tx, authSecret, sinceBackup)
  await insertAuditEntry(tx, {
    actor: COMMAND,
    action: 'backup-restored',
    subjectKind: 'backup',
    detail: formatMoment(madeAt),
  })
  await requeueMails({ queue }, tx)
  return { erasures: await listErasures(tx), erasedAgain }
}

/** No address is stored with an erasure, so every known one is tried. @returns how many were found */
async function eraseAgain(tx: Queryable, authSecret: string, sinceBackup: Erasure[]): Promise<number> {
  if (sinceBackup.length === 0) return 0
  const codes = new Set(sinceBackup.map(({ addressCode }) => addressCode))
  const known = await listKnownAddresses(tx)
  const found = known.filter((address) => codes.has(erasureCode(authSecret, address)))
  for (const address of found) await forgetAddress(tx, address)
  return found.length
}

function whyNot(count: number): string {
  const erasures =
    count === 1 ? 'One erasure since the backup was' : `${count} erasures since the backup were`
  return `${erasures} noted with another AUTH_SECRET and cannot be repeated. Set that one, or add --even-erased: then these persons are back.`
}
