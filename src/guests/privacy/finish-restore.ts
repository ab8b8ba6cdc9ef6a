import { requeueMails } from '#messages/outbox/requeue-mails.ts'
import { InvalidBackup } from '#platform/database/backup/format.ts'
import type { Queryable } from '#platform/database/database.ts'
import {
  type AuditEntry,
  COMMAND,
  insertAuditEntries,
  insertAuditEntry,
  listAuditEntries,
  type Revocation,
  revocationsIn,
} from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { formatMoment } from '#platform/time/clock-time.ts'
import {
  deleteAllSessionsAndLinks,
  deletePasswords,
  listEmailsWithRole,
  listPasswords,
  type StoredPassword,
} from '../accounts/accounts.store.ts'
import { repeatRevocations } from '../accounts/admin-access.ts'
import {
  countUnrevokedLinks,
  listRevokedLinks,
  type RevokedLink,
  updateAllLinksRevoked,
  updateLinksRevokedAgain,
} from '../links/access-links.store.ts'
import { erasureCode, secretMark } from './erasure-code.ts'
import { type Erasure, insertErasures, listErasures } from './erasures.store.ts'
import { forgetPerson, listKnownIdentities } from './forget-by-identity.store.ts'
import { identityText } from './identity.rules.ts'

/** What a restore must not undo: erasures, revoked roles and links, the audit log, and changed passwords. */
export type KeptOverRestore = {
  erasures: Erasure[]
  revocations: Revocation[]
  auditEntries: AuditEntry[]
  passwords: StoredPassword[]
  revokedLinks: RevokedLink[]
}

/** Reads them from the database before it is replaced. */
export async function keepOverRestore(tx: Queryable): Promise<KeptOverRestore> {
  const auditEntries = await listAuditEntries(tx)
  const [erasures, passwords] = [await listErasures(tx), await listPasswords(tx)]
  const revokedLinks = await listRevokedLinks(tx)
  return { erasures, revocations: revocationsIn(auditEntries), auditEntries, passwords, revokedLinks }
}

type Needs = Pick<Deps, 'queue' | 'authSecret' | 'now'> & {
  /** Restores persons whose erasure was recorded with another secret, instead of refusing. */
  evenErased: boolean
  /** Ends all links of the backup: which of them were ended after it is not known. */
  endLinks: boolean
}

/** What a restore did besides restoring rows. */
export type FinishedRestore = {
  /** All erasures that are known now. */
  erasures: Erasure[]
  /** How many persons were erased again. */
  erasedAgain: number
  /** The addresses of the accounts whose role was revoked again. */
  revokedAgain: string[]
  /** How many users have to set a new password, because they changed it after the backup. */
  changedPasswords: number
  /** The addresses of all admins. */
  admins: string[]
  /** All ended links that are known now. */
  revokedLinks: RevokedLink[]
  /** How many links of the backup were not ended. */
  openLinks: number
}

/**
 * The last step of a restore, in the transaction that restored the rows: writes back what must not be undone, repeats
 * erasures and revocations that are newer than the backup, ends all sessions and links, and queues waiting mails.
 * @param kept from the replaced database and from the files beside it
 * @throws {InvalidBackup} when an erased person would be restored
 */
export async function finishRestore(
  { queue, authSecret, now, evenErased, endLinks }: Needs,
  tx: Queryable,
  kept: KeptOverRestore,
  madeAt: Date,
): Promise<FinishedRestore> {
  await insertAuditEntries(tx, kept.auditEntries)
  const sinceBackup = await insertErasures(tx, kept.erasures)
  const foreign = sinceBackup.filter((erasure) => erasure.secretMark !== secretMark(authSecret))
  if (foreign.length > 0 && !evenErased) throw new InvalidBackup(unrepeatableErasures(foreign.length))
  const erasedAgain = await eraseAgain(tx, authSecret, sinceBackup)
  const revokedAgain = await repeatRevocations(tx, kept.revocations)
  await updateLinksRevokedAgain(tx, kept.revokedLinks)
  if (endLinks) await updateAllLinksRevoked(tx, new Date(now()))
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
  const [revokedLinks, openLinks] = [await listRevokedLinks(tx), await countUnrevokedLinks(tx)]
  return { erasures, erasedAgain, revokedAgain, changedPasswords, admins, revokedLinks, openLinks }
}

/**
 * Deletes passwords that were changed after the backup: the old one may be known to others, so it must not work again.
 * @param newer the passwords of the replaced database
 * @returns how many were deleted
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

/** An erasure holds only a hash, so all that is stored of every person is compared. @returns how many were erased */
async function eraseAgain(tx: Queryable, authSecret: string, sinceBackup: Erasure[]): Promise<number> {
  if (sinceBackup.length === 0) return 0
  const codes = new Set(sinceBackup.map(({ addressCode }) => addressCode))
  const known = await listKnownIdentities(tx)
  const found = known.filter((identity) => codes.has(erasureCode(authSecret, identityText(identity))))
  for (const identity of found) await forgetPerson(tx, identity)
  return found.length
}

function unrepeatableErasures(count: number): string {
  const erasures =
    count === 1 ? 'One erasure since the backup was' : `${count} erasures since the backup were`
  return `${erasures} noted with another AUTH_SECRET and cannot be repeated. Set that one, or add --even-erased: then these persons are back.`
}
