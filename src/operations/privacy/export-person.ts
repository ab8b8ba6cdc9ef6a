import { COMMAND, insertAuditEntry } from '#adapters/database/maintenance/audit-log.ts'
import { findPerson } from '#adapters/database/privacy/person.ts'
import type { Deps } from '../deps.ts'

/** Everything that the site stores about an address, as indented JSON; `undefined` when there is nothing. */
export async function exportPerson(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  typed: string,
): Promise<string | undefined> {
  const address = typed.trim().toLowerCase()
  return db.transaction(async (tx) => {
    const person = await findPerson(tx, address)
    const isKnown = Object.values(person).some((rows) => rows.length > 0)
    if (!isKnown) return undefined
    await insertAuditEntry(tx, { actor: COMMAND, action: 'person-exported' })
    const madeAt = new Date(now()).toISOString()
    return `${JSON.stringify({ address, madeAt, ...person }, null, 2)}\n`
  })
}
