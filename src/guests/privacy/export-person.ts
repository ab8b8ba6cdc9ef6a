import { COMMAND, insertAuditEntry } from '#platform/database/maintenance/audit-log.store.ts'
import type { Deps } from '#platform/deps.ts'
import { type Identity, identityText, readIdentity } from './identity.rules.ts'
import { findPerson } from './person.store.ts'

/**
 * Everything that the site stores about a person, as indented JSON; `undefined` when there is nothing.
 * @param typed an email address, a phone number or a reference
 */
export async function exportPerson(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  typed: string,
): Promise<string | undefined> {
  const identity = readIdentity(typed)
  if (!identity) return undefined
  return db.transaction(async (tx) => {
    const person = await findPerson(tx, identity)
    const isKnown = Object.values(person).some((rows) => rows.length > 0)
    if (!isKnown) return undefined
    await insertAuditEntry(tx, { actor: COMMAND, action: 'person-exported' })
    const madeAt = new Date(now()).toISOString()
    return `${JSON.stringify({ ...namedBy(identity), madeAt, ...person }, null, 2)}\n`
  })
}

function namedBy(identity: Identity): Record<string, string> {
  const text = identityText(identity)
  return identity.kind === 'email' ? { address: text } : { [identity.kind]: text }
}
