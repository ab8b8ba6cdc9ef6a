import type { Booking } from '#bookings/bookings.store.ts'
import type { Deps } from '#platform/deps.ts'
import { isMailedLink } from './access-links.store.ts'
import { isLinkToken, tokenHash } from './link-token.ts'
import { noteLinkUsed } from './note-link-used.ts'

/** Would using this link prove the address of its booking? It stands in our emails only, and nothing is proved yet. */
export async function findProvesAddress(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { emailProvedAt }: Pick<Booking, 'emailProvedAt'>,
  token: string,
): Promise<boolean> {
  return emailProvedAt === null && isMailedLink(db.read, tokenHash(token), new Date(now()))
}

/**
 * Notes that a browser has shown a trip pass through the link in our emails. The script of the page says so; opening the
 * link alone changes nothing, because programs open links in mails. Other links prove nothing, and are not noted.
 */
export async function notePassOpened(deps: Pick<Deps, 'db' | 'now'>, token: string): Promise<void> {
  if (!isLinkToken(token)) return
  if (await isMailedLink(deps.db.read, tokenHash(token), new Date(deps.now())))
    await noteLinkUsed(deps, token)
}
