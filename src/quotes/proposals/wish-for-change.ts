import { findBookingForUpdate } from '#bookings/bookings.store.ts'
import { changeBooking } from '#bookings/change-booking.ts'
import { MAX_LENGTH } from '#guests/contact/contact.rules.ts'
import { findBookingByLink, QUOTE_LINKS } from '#guests/links/find-by-link.ts'
import { noteLinkUsed } from '#guests/links/note-link-used.ts'
import { GUEST_ACT_WAIT_SECONDS } from '#messages/outbox/mail.rules.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseField } from '#platform/problems/refusal.ts'
import { cleanText, hasForbiddenCharacters } from '#platform/text/plain-text.ts'
import { listPlannedQuotes, updateQuoteWish } from '../quotes.store.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'now' | 'addresses'>

const MOST = 4 * MAX_LENGTH.freeText

/**
 * A guest asks for a change of the newest version, also when it has ended. It stays valid meanwhile. What the guest wrote
 * before is kept; the same words again change nothing. The operator gets one email for each version.
 */
export async function wishForChange(
  deps: Needs,
  { token, quoteId, wish }: { token: string; quoteId: string; wish: string },
): Promise<{ ok: true } | Refusal> {
  const text = cleanText(wish, MAX_LENGTH.freeText)
  if (text === '' || hasForbiddenCharacters(wish) || wish.trim().length > MAX_LENGTH.freeText)
    return refuseField('invalid', 'wish', { code: 'quote.wish' })
  const done = await changeBooking(deps, 'guest', async (tx): Promise<{ ok: true } | Refusal> => {
    const found = await findBookingByLink(tx, token, QUOTE_LINKS, deps.now())
    const booking = found && (await findBookingForUpdate(tx, found.id))
    if (!booking) return refuse('not-found', { code: 'booking-unknown' })
    const newest = (await listPlannedQuotes(tx, booking.id)).at(-1)
    if (newest?.id !== quoteId || (newest.status !== 'sent' && newest.status !== 'expired'))
      return refuse('not-possible', { code: 'quote-over' })
    if (newest.wish.split('\n\n').includes(text) || newest.wish === text) return { ok: true }
    const all = newest.wish === '' ? text : `${newest.wish}\n\n${text}`
    if (all.length > MOST) return refuseField('invalid', 'wish', { code: 'quote.wish' })
    await updateQuoteWish(tx, newest.id, all, new Date(deps.now()))
    // Wishes that follow at once stand in the same email.
    await queueMails(
      deps,
      tx,
      [{ kind: 'operator-quote-wish', subjectId: newest.id, toAddress: deps.addresses.operator }],
      { afterSeconds: GUEST_ACT_WAIT_SECONDS },
    )
    return { ok: true }
  })
  if (done.ok) await noteLinkUsed(deps, token)
  return done
}
