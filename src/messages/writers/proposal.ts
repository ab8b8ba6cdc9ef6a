import { type DetailedBooking, findDetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'
import { proposedChanges } from '#quotes/proposals/proposal.rules.ts'
import { findQuote, type Quote } from '#quotes/quotes.store.ts'
import { guestProposal } from '../templates/guest/proposal.tsx'
import { operatorProposalAnswered } from '../templates/operator/booking-news.tsx'
import type { Mail } from '../templates/render.ts'
import { deskUrl } from './desk-url.ts'
import type { MailWriter, MailWriterNeeds } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'
import { toldOf } from './told-booking.ts'
import { isUnanswered } from './unanswered.ts'

/** Emails about a proposal; `id` is that of its quote. None is sent when it has gone on since. */
export const proposalMails = {
  'guest-proposal': async (deps, id) => {
    const found = await findProposal(deps, id)
    if (found?.quote.status !== 'sent' || found.quote.validUntil.getTime() < deps.now()) return undefined
    const mail = writeProposal(deps, found, await passUrl(deps, found.booking))
    return { mail, replyTo: deps.addresses.operator }
  },
  'operator-proposal-answered': async (deps, id, facts) => {
    const found = await findProposal(deps, id)
    if (found?.quote.status !== 'accepted' && found?.quote.status !== 'declined') return undefined
    const { quote, booking } = found
    return {
      mail: operatorProposalAnswered({
        booking: toldOf(deps, booking, facts),
        isAccepted: quote.status === 'accepted',
        isWaiting: await isUnanswered(deps.db.read, booking),
        deskUrl: deskUrl(deps.publicUrl, booking),
      }),
      replyTo: booking.customerEmail,
    }
  },
} satisfies Record<string, MailWriter>

/** The email about a proposal, which a preview writes too. */
export function writeProposal(
  deps: Pick<MailWriterNeeds, 'catalogue'>,
  { quote, booking }: { quote: Quote; booking: DetailedBooking },
  passUrl: string,
): Mail {
  const [first] = booking.legs
  return guestProposal({
    booking: toldOf(deps, booking),
    changes: proposedChanges({ ...booking, startsAt: first?.startsAt ?? null }, quote),
    note: quote.note,
    until: dayAndTime(quote.validUntil),
    passUrl,
  })
}

async function findProposal({ db }: MailWriterNeeds, id: string) {
  const quote: Quote | undefined = await findQuote(db.read, id)
  const booking = quote && (await findDetailedBooking(db.read, quote.bookingId))
  return booking && { quote, booking }
}
