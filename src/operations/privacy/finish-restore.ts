import {
  deleteAllSessionsAndLinks,
  deletePasswords,
  listEmailsWithRole,
  listPasswords,
  type StoredPassword,
} from '#adapters/database/accounts.ts'
import { InvalidBackup } from '#adapters/database/backup/format.ts'
import type { Queryable } from '#adapters/database/database.ts'
import {
  type AuditEntry,
  COMMAND,
  insertAuditEntries,
  insertAuditEntry,
  listAuditEntries,
  type Revocation,
  revocationsIn,
} from '#adapters/database/maintenance/audit-log.ts'
import { type Erasure, insertErasures, listErasures } from '#adapters/database/privacy/erasures.ts'
import { forgetAddress, listKnownAddresses } from '#adapters/database/privacy/forget-by-address.ts'
import { formatMoment } from '#domain/time/clock-time.ts'
import { revokeAgain } from '../accounts/admin-access.ts'
import type { Deps } from '../deps.ts'
import { requeueMails } from '../mail/requeue-mails.ts'
import { erasureCode, secretMark } from './erasure-code.ts'

/** What a restore must not turn back: who was erased, whose role was taken back, who did what, and new passwords. */
export type KeptOverRestore = {
  erasures: Erasure[]
  revocations: Revocation[]
  acts: AuditEntry[]
  passwords: StoredPassword[]
}

/** What the database knows of these before it is replaced. */
export async function keepOverRestore(tx: Queryable): Promise<KeptOverRestore> {
  const acts = await listAuditEntries(tx)
  const [erasures, passwords] = [await listErasures(tx), await listPasswords(tx)]
  return { erasures, revocations: revocationsIn(acts), acts, passwords }
}

type Needs = Pick<Deps, 'queue' | 'authSecret'> & {
  /** Brings back whose erasure was noted with another secret, instead of refusing. */
  evenErased: boolean
}

/** What a restore did besides putting rows back. */
export type FinishedRestore = {
  /** All erasures that are known now. */
  erasures: Erasure[]
  /** How many persons were erased again. */
  erasedAgain: number
  /** The addresses of those whose role was taken back again. */
  revokedAgain: string[]
  /** How many accounts have to set a new password, because theirs was changed after the backup. */
  changedPasswords: number
  /** The addresses of all admins. */
  admins: string[]
}

/**
 * Does what is left when the rows of a backup are there, in the same transaction: puts back what must not be lost,
 * erases again whom the backup does not know to be erased, takes back roles that were taken back since, ends all
 * sessions and links, and gives waiting mails to the queue.
 * @param kept from the database as it was and from the files beside it
 * @throws {InvalidBackup} when somebody would be back who was erased
 */
export async function finishRestore(
  { queue, authSecret, evenErased }: Needs,
  tx: Queryable,
  kept: KeptOverRestore,
  madeAt: Date,
): Promise<FinishedRestore> {
  await insertAuditEntries(tx, kept.acts)
  const sinceBackup = await insertErasures(tx, kept.erasures)
  const foreign = sinceBackup.filter((erasure) => erasure.secretMark !== secretMark(authSecret))
  if (foreign.length > 0 && !evenErased) throw new InvalidBackup(whyNot(foreign.length))
  const erasedAgain = await eraseAgain(tx, authSecret, sinceBackup)
  const revokedAgain = await revokeAgain(tx, kept.revocations)
  // A session may have been ended since, and a link used: the backup does not know.
  await deleteAllSessionsAndLinks(tx)
  const changedPasswords = await dropChangedPasswords(tx, kept.passwords)
  await insertAuditEntry(tx, {
    actor: COMMAND,
    action: 'backup-restored',
    subjectKind: 'backup',
    detail: formatMoment(madeAt),
  })
  await requeueMails({ queue }, tx)
  const [erasures, admins] = [await listErasures(tx), await listEmailsWithRole(tx, 'admin')]
  return { erasures, erasedAgain, revokedAgain, changedPasswords, admins }
}

/**
 * A password that was changed after the backup may have become known to others, so the old one does not work again.
 * @param newer the passwords of the replaced database
 * @returns how many accounts have lost theirs
 */
async function dropChangedPasswords(tx: Queryable, newer: StoredPassword[]): Promise<number> {
  const known = new Map(newer.map(({ userId, password }) => [userId, password]))
  const changed = (await listPasswords(tx)).filter(
    ({ userId, password }) => known.has(userId) && known.get(userId) !== password,
  )
  await deletePasswords(
    tx,
    changed.map(({ userId }) => userId),
  )
  return changed.length
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
