import { randomUUID } from 'node:crypto'
import { forgetMailCounts } from '#messages/outbox/mail-limits.ts'
import type { Queryable } from '#platform/database/database.ts'
import { COMMAND, insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { bangkokDay, formatDate } from '#platform/time/calendar.ts'
import { findRole, findUserByEmail } from '../accounts/accounts.store.ts'
import { mailboxOf } from '../contact/mailbox.rules.ts'
import { erasureCode, secretMark } from './erasure-code.ts'
import { type Erasure, insertErasures } from './erasures.store.ts'
import {
  type Forgotten,
  forgetPerson,
  listBookingsBeingPaid,
  listContactsOf,
  listKnownIdentities,
  listUpcoming,
  lockBookingsOf,
} from './forget-by-identity.store.ts'
import { type Identity, identityText, readIdentity } from './identity.rules.ts'

/** Says that what was typed names nobody. */
export function namesNobody(typed: string): string {
  return `"${typed}" is not an email address, a phone number or a booking reference.`
}

type Needs = Pick<Deps, 'db' | 'now' | 'authSecret'> & {
  /** Stores the erasure outside of the database as well, before the transaction commits: a restore repeats it. */
  storeOutside(erasure: Erasure): void
}

/**
 * Forgets everything about a person in one transaction, and records the erasure, so that a restored backup does not
 * bring the person back. A second erasure changes nothing more. What may be the same person under another address or
 * number is named and stays: two people share a telephone, and a wrong guess could not be taken back.
 * @param typed an email address, a phone number or a reference
 * @param evenUpcoming also when the person has a trip in the future
 * @returns what was done or why not, in a sentence for the operator at the terminal
 */
export async function erasePerson(
  deps: Needs,
  typed: string,
  { evenUpcoming }: { evenUpcoming: boolean },
): Promise<{ ok: boolean; message: string }> {
  const identity = readIdentity(typed)
  if (!identity) return { ok: false, message: namesNobody(typed) }
  return deps.db.transaction(async (tx) => {
    await lockBookingsOf(tx, identity)
    const problem = await obstacle(tx, identity, evenUpcoming ? undefined : bangkokDay(deps.now()))
    if (problem) return { ok: false, message: `Nothing was erased. ${problem}` }
    const contacts = await listContactsOf(tx, identity)
    const done = describe(await forgetPerson(tx, identity))
    if (identity.kind === 'email') await forgetMailCounts(tx, identity.address)
    const erasure = {
      id: randomUUID(),
      at: new Date(deps.now()),
      addressCode: erasureCode(deps.authSecret, identityText(identity)),
      secretMark: secretMark(deps.authSecret),
    }
    await insertErasures(tx, [erasure])
    await insertAuditEntry(tx, {
      actor: COMMAND,
      action: 'person-erased',
      subjectKind: 'erasure',
      subjectId: erasure.id,
      detail: done,
    })
    const remaining = await listRelated(tx, identity, contacts)
    deps.storeOutside(erasure)
    const also =
      remaining.length > 0 ? ` Still stored, perhaps of the same person: ${remaining.join(', ')}.` : ''
    return { ok: true, message: `${identityText(identity)} is erased: ${done}.${also}` }
  })
}

/** What is still stored under a contact of the erased bookings, or under another spelling of the mailbox. */
async function listRelated(tx: Queryable, erased: Identity, contacts: Identity[]): Promise<string[]> {
  const texts = new Set(contacts.map(identityText))
  const mailbox = erased.kind === 'email' ? mailboxOf(erased.address) : undefined
  const related = (await listKnownIdentities(tx)).filter(
    (known) =>
      known.kind !== 'reference' &&
      (texts.has(identityText(known)) || (known.kind === 'email' && mailboxOf(known.address) === mailbox)),
  )
  return related.map(identityText)
}

/** Why the person cannot be erased now. @param today undefined when trips in the future do not matter */
async function obstacle(
  tx: Queryable,
  identity: Identity,
  today: string | undefined,
): Promise<string | undefined> {
  const address = identity.kind === 'email' ? identity.address : undefined
  const user = address && (await findUserByEmail(tx, address))
  if (user && (await findRole(tx, user.id, 'admin')))
    return `${address} is an admin. Take that back first: npm run admin -- revoke ${address}`
  const [paid] = await listBookingsBeingPaid(tx, identity)
  if (paid)
    return `The guest may be paying for ${paid} at this moment. An open checkout ends within two hours while the site runs, a bank may take some days; then try again.`
  const upcoming = today ? await listUpcoming(tx, identity, today) : []
  if (upcoming.length === 0) return undefined
  const trips = upcoming.map(({ reference, day }) => `${reference} (${formatDate(day)})`)
  return `Still to come: ${trips.join(', ')}. The driver would not know whom to collect. Agree with the guest what becomes of it; then add --even-upcoming.`
}

const WORDS: Record<keyof Forgotten, [one: string, several: string]> = {
  booking: ['booking', 'bookings'],
  paidBooking: ['paid booking without its guest', 'paid bookings without their guest'],
  review: ['review', 'reviews'],
  subscription: ['newsletter address', 'newsletter addresses'],
  account: ['account', 'accounts'],
  mail: ['other email', 'other emails'],
}

/** "2 bookings, 1 review" */
function describe(forgotten: Forgotten): string {
  const parts = Object.entries(WORDS).flatMap(([kind, [one, several]]) => {
    const count = forgotten[kind as keyof Forgotten]
    return count === 0 ? [] : `${count} ${count === 1 ? one : several}`
  })
  return parts.join(', ') || 'there was nothing'
}
