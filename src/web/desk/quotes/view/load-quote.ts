import { data } from 'react-router'
import { staff } from '#bookings/actor.rules.ts'
import { type DeskBooking, findDeskBooking } from '#bookings/desk-booking.store.ts'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { NAME_PLACEHOLDERS } from '#guests/contact/contact.rules.ts'
import { hello } from '#guests/contact/greeting-name.rules.ts'
import { guestChatLink, phoneLink } from '#guests/contact/phone-link.rules.ts'
import { findLinkTo } from '#guests/links/link-to.ts'
import { formatBaht } from '#money/money.rules.ts'
import type { Deps } from '#platform/deps.ts'
import { isolated } from '#platform/text/direction.ts'
import { momentInWords } from '#platform/time/clock-time.ts'
import { countdown } from '#platform/time/countdown.ts'
import { findQuoteDraft } from '#quotes/quote-page.store.ts'
import { answerPromisedAt, isQuotable, quotePromisedAt } from '#quotes/quote-promise.rules.ts'
import { findLastSignature, listPlannedQuotes } from '#quotes/quotes.store.ts'
import { findFreeForDays } from '#quotes/writing/find-free-for-days.ts'
import { findQuoteBasis } from '#quotes/writing/quote-basis.ts'
import { beginningOf } from '#quotes/writing/quote-beginning.words.ts'
import { linesShown, type QuotePayment, type TypedQuote } from '#quotes/writing/quote-fields.rules.ts'
import { draftDays, draftTotalBaht, paymentsOffered, readQuote } from '#quotes/writing/quote-form.rules.ts'
import { typedFromQuote } from '#quotes/writing/typed-from-quote.rules.ts'
import { orUnavailable } from '../../../shell/unavailable.ts'
import { deskFactsOf, wordsOf } from '../../booking/view/facts.ts'
import { BOOKING_STATES } from '../../labels/state-labels.ts'

import { draftDaysOf, wishesOf } from './draft-days.ts'
import { draftPreviewOf } from './draft-preview.ts'
import { priceOptionsOf } from './price-options.ts'
import { versionsOf } from './versions.ts'

export type QuoteView = Awaited<ReturnType<typeof loadQuote>>

/**
 * Everything that the page of a quote shows. A booking that has its price shows no form.
 * @param posted what was typed, when it was refused
 * @throws a 404 answer when there is no such booking
 */
export async function loadQuote(
  deps: Pick<Deps, 'db' | 'catalogue' | 'rules' | 'now' | 'publicUrl' | 'authSecret'>,
  { reference, admin }: { reference: string; admin: string },
  posted?: { typed: TypedQuote; basis: string },
) {
  const { read } = deps.db
  const nowMs = deps.now()
  const booking = await orUnavailable(findDeskBooking(read, reference))
  if (!booking) throw data(null, { status: 404 })
  const [draft, sent, basis, token, writer] = await orUnavailable(
    Promise.all([
      findQuoteDraft(read, booking.id),
      listPlannedQuotes(read, booking.id),
      findQuoteBasis(read, booking.id),
      findLinkTo(deps, read, 'quote', booking.id),
      findLastSignature(read, staff(admin)),
    ]),
  )
  const { depositPercent, channels } = deps.rules()
  const hasCards = channels.includes('card')
  const payments = paymentsOffered({ depositPercent, hasCards })
  const newest = sent.at(-1)
  const numberOfDays = booking.kind === 'custom' ? booking.numberOfDays : 1
  const stored =
    draft?.typed ??
    withSignature(
      newest
        ? typedFromQuote({ ...newest, note: '' })
        : beginningOf({ ...booking, numberOfDays }, payments[0], nowMs),
      writer,
    )
  const typed = posted?.typed ?? stored
  const written = readQuote(typed, { nowMs, depositPercent, hasCards })
  const wanted = booking.kind === 'custom' ? booking.locations : []
  const link = newest && token && `${deps.publicUrl}/quote/${token}`
  return {
    ...{
      reference: booking.reference,
      title: booking.title,
      payments: paymentsInWords(payments, depositPercent),
    },
    name: isolated(booking.customerName || NAME_PLACEHOLDERS.guest),
    state: BOOKING_STATES[booking.status],
    facts: deskFactsOf(booking, deps.catalogue, nowMs),
    words: wordsOf(booking.kind === 'custom' ? { ...booking, locations: [] } : booking),
    wishes: wishesOf(typed, wanted),
    contact: contactOf(booking),
    canWrite: isQuotable(booking),
    countdown: countdownOf(booking, newest, nowMs),
    versions: versionsOf(sent, nowMs),
    nextNumber: sent.length + 1,
    ...{ typed, lines: linesShown(typed), ...draftDaysOf(typed) },
    free: await orUnavailable(freeInWords(deps, booking, typed)),
    preview: written.ok ? draftPreviewOf(written.quote, { guests: booking.guests, newest }) : undefined,
    total: formatBaht(draftTotalBaht(typed)),
    basis: posted?.basis ?? basis,
    draftSaved: draft && momentInWords(draft.savedAt, nowMs),
    prices: priceOptionsOf(deps.catalogue, typed).map(({ id, label }) => ({ id, label })),
    link: link && {
      url: link,
      whatsapp: guestChatLink(booking, `${hello(booking.customerName)}, here is your quote: ${link}`),
    },
    hasEmail: booking.customerEmail !== '',
  }
}

/** Whoever writes the next version signs it. */
function withSignature(typed: TypedQuote, writer: string): TypedQuote {
  return writer ? { ...typed, writer } : typed
}

type Waiting = Parameters<typeof quotePromisedAt>[0] & Parameters<typeof isQuotable>[0]

/** How long until the promised answer: to the request, or to the newest wish. Nothing while the guest has the quote. */
function countdownOf(
  booking: Waiting,
  newest: { status: string; wishedAt: Date | null } | undefined,
  nowMs: number,
) {
  if (!isQuotable(booking)) return undefined
  const isOut = newest?.status === 'sent'
  const wished = newest?.wishedAt ? answerPromisedAt(newest.wishedAt) : undefined
  const promised = wished ?? (isOut ? undefined : quotePromisedAt(booking))
  return promised && booking.status === 'requested' ? countdown(promised.getTime(), nowMs) : undefined
}

const PAYMENTS: Record<QuotePayment, (percent: number) => string> = {
  deposit: (percent) => `A deposit of ${percent}%, paid online`,
  whole: () => 'The whole price online',
  'on-the-day': () => 'Nothing: the driver gets it in cash',
}

function paymentsInWords(payments: readonly QuotePayment[], percent: number) {
  return payments.map((payment) => ({ value: payment, label: PAYMENTS[payment](percent) }))
}

/** The ways to ask the guest something. */
function contactOf(guest: DeskBooking) {
  return {
    whatsapp: guestChatLink(guest, `${hello(guest.customerName)}, about your trip, ${guest.reference}: `),
    call: guest.customerPhone && phoneLink(guest.customerPhone, guest.customerCountry),
  }
}

/** Is a vehicle free for the days of the draft? Nothing is said before they can be read, and without a fleet. */
async function freeInWords(deps: Pick<Deps, 'db' | 'now'>, booking: DeskBooking, typed: TypedQuote) {
  const days = draftDays(typed, deps.now())
  const vehicleClass = VEHICLE_CLASSES.find((one) => one === typed.vehicle)
  if (!days || !vehicleClass || !isQuotable(booking)) return undefined
  const free = await findFreeForDays(deps, booking, { days, vehicleClass })
  if (free === null) return undefined
  const when = days.length === 1 ? 'on this day' : 'on all days'
  return free > 0
    ? { isFree: true, text: `${vehicleClasses[vehicleClass].name} and driver are free ${when}.` }
    : {
        isFree: false,
        text: `No ${vehicleClasses[vehicleClass].name} for this party, with a driver, is free ${when}.`,
      }
}
