import type { Deps } from '#platform/deps.ts'
import { updateLinkUsed } from './access-links.store.ts'
import { tokenHash } from './link-token.ts'

/**
 * Notes that something was sent through a link, the first time. One that stands in emails only proves the address of its
 * booking (`src/guests/links/proved-address.rules.ts`), so it is noted before an act whose emails depend on that.
 */
export async function noteLinkUsed({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<void> {
  await db.transaction((tx) => updateLinkUsed(tx, tokenHash(token), new Date(now())))
}
