import { updateLinkUsed } from '#adapters/database/access-links.ts'
import type { Deps } from '../deps.ts'
import { tokenHash } from './link-token.ts'

/**
 * Notes that something was sent through a link, the first time. One that stands in emails only proves the address of its
 * booking (`domain/bookings/proved-address.ts`), so it is noted before an act whose emails depend on that.
 */
export async function noteLinkUsed({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<void> {
  await db.transaction((tx) => updateLinkUsed(tx, tokenHash(token), new Date(now())))
}
