import { type Booking, findBookingForUpdate, updateBookingStatus } from '#bookings/bookings.store.ts'
import { refuseIfTaken } from '#fleet/allocation/refuse-if-taken.ts'
import { takeVehiclesOfBooking } from '#fleet/allocation/take-vehicles-of-booking.ts'
import { findBookingByLink, QUOTE_LINKS } from '#guests/links/find-by-link.ts'
import { linkTo } from '#guests/links/link-to.ts'
import { noteLinkUsed } from '#guests/links/note-link-used.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Queryable } from '#platform/database/database.ts'
import type { Deps } from '#platform/deps.ts'
import { type Refusal, refuse, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { agreeToQuote } from './agree-to-quote.ts'
import { findQuote, findSentQuote, isPlanned, type PlannedQuote } from './quotes.store.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'catalogue' | 'rules' | 'now' | 'addresses' | 'authSecret'>

/** `token`: of the link to the quote; `quoteId`: the version that the page showed. */
export type AcceptingQuote = { token: string; quoteId: string }
/** `passToken`: of the trip pass, to which the quote leads from now on. */
export type AcceptedQuote = { ok: true; booking: Booking; quote: PlannedQuote; passToken: string }

/**
 * A guest accepts a quote: the booking is confirmed at its price, and its vehicle is firm, or taken now when none was held.
 * Only the newest version can be accepted, and until its last instant. Pressed again, the answer is the same; when no
 * vehicle is free any more, nothing changes.
 */
export async function acceptQuote(
  deps: Needs,
  { token, quoteId }: AcceptingQuote,
): Promise<AcceptedQuote | Refusal> {
  const answer = async (tx: Queryable): Promise<AcceptedQuote | Refusal> => {
    const found = await findBookingByLink(tx, token, QUOTE_LINKS, deps.now())
    const booking = found && (await findBookingForUpdate(tx, found.id))
    if (!booking) return refuse('not-found', { code: 'booking-unknown' })
    const quote = await findQuote(tx, quoteId)
    if (quote?.bookingId === booking.id && isPlanned(quote) && quote.status === 'accepted')
      return { ok: true, booking, quote, passToken: await linkTo(deps, tx, 'pass', booking, 'guest') }
    const sent = await findSentQuote(tx, booking.id)
    if (!isPlanned(sent) || sent.id !== quoteId || sent.validUntil.getTime() < deps.now())
      return refuse('not-possible', { code: 'quote-over' })
    return accept(tx, deps, booking, sent)
  }
  const done = await refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    refuseIfTaken(deps, { tourId: null, origin: null }, ['date'], () =>
      deps.db.transaction(answer, { actor: 'guest' }),
    ),
  )
  if (done.ok) await noteLinkUsed(deps, token)
  return done
}

async function accept(
  tx: Queryable,
  deps: Needs,
  booking: Booking,
  sent: PlannedQuote,
): Promise<AcceptedQuote> {
  const agreed = await agreeToQuote(tx, booking, sent)
  const confirmed = await updateBookingStatus(tx, agreed, 'accept')
  if (!confirmed) throw new Error(`booking ${booking.id} had a quote while it was ${booking.status}`)
  const passToken = await linkTo(deps, tx, 'pass', confirmed, 'guest')
  await queueMails(deps, tx, [
    { kind: 'guest-request-confirmed', subjectId: booking.id, toAddress: booking.customerEmail },
    { kind: 'operator-quote-answered', subjectId: sent.id, toAddress: deps.addresses.operator },
  ])
  await takeVehiclesOfBooking(tx, deps, confirmed, { expiresAt: null, onClosedDays: true })
  return { ok: true, booking: confirmed, quote: { ...sent, status: 'accepted' }, passToken }
}
