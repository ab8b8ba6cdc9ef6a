import { updateLinkUsed } from '#adapters/database/access-links.ts'
import type { Deps } from '../deps.ts'
import { tokenHash } from './link-token.ts'

/** Notes that something was sent through a link, the first time. */
export async function noteLinkUsed({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<void> {
  await db.transaction((tx) => updateLinkUsed(tx, tokenHash(token), new Date(now())))
}
