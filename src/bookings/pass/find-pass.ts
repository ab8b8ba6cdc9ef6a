import { isCrewShown } from '#drives/crew-window.rules.ts'
import { driveState } from '#drives/drive-state.rules.ts'
import { type Drive, findDrives } from '#drives/find-drives.ts'
import { listAllocationsOf } from '#fleet/allocation/allocations.store.ts'
import { findDetailedByLink, PASS_LINKS } from '#guests/links/find-by-link.ts'
import { findLinkTo } from '#guests/links/link-to.ts'
import { isAddressTrusted } from '#guests/links/proved-address.rules.ts'
import { isMailHeldBack } from '#messages/outbox/mails.store.ts'
import { bahtFromSatang } from '#money/money.rules.ts'
import { balanceOf } from '#money/payments/balance.rules.ts'
import { isProcessing, paymentCountsAs, wasAuthorised } from '#money/payments/payment-status.rules.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import { withRefunds } from '#money/refunds/refunds.store.ts'
import type { Deps } from '#platform/deps.ts'
import type { QuotePlan } from '#quotes/quote-plan.rules.ts'
import { findSentQuote, isPlanned, listPlannedQuotes, type Quote } from '#quotes/quotes.store.ts'
import { bookingCountsAs } from '../booking-status.rules.ts'
import type { Booking } from '../bookings.store.ts'
import type { DetailedBooking } from '../detailed-bookings.store.ts'
import { type Crew, listCrews } from '../legs.store.ts'

/** Everything that a guest sees of a booking; sums are in whole baht. */
export type Pass = {
  booking: DetailedBooking
  /** Who drives; of each drive only from the evening before until it is over. */
  crews: readonly Crew[]
  /** What the drivers of its drives have pressed. */
  drives: readonly Drive[]
  /** Its payments in any state, with what went back of them. */
  payments: Awaited<ReturnType<typeof withRefunds>>
  /** What reached us, before refunds. */
  chargedBaht: number
  refundedBaht: number
  /** What is left to pay; null while no price is agreed. */
  dueBaht: number | null
  /** The guest has paid so much at the checkout, and a bank has yet to confirm it; 0 when nothing. */
  processingBaht: number
  /** So much is authorised on the guest's card, and charged when the operator confirms; 0 when nothing. */
  authorisedBaht: number
  /** The guest had authorised a payment, whatever became of it: what they wait for is an answer. */
  hasAuthorised: boolean
  /** A vehicle is held or taken for it. */
  hasVehicle: boolean
  /** Money came that does not match the booking, and a person looks at it. */
  isMoneyChecked: boolean
  /** False when the email with the guest's copy is held back. */
  hasCopy: boolean
  /** What the guest does on the pass may send emails to the address of the booking. */
  isAddressTrusted: boolean
  /** What the operator proposes instead; its time may have passed. */
  proposal: Quote | undefined
  /** A quote that the guest can accept on its own page; `token` opens it. Its time may have passed. */
  quote: { validUntil: Date; token: string | undefined } | undefined
  /** The plan of the quote that the guest accepted. */
  agreed: QuotePlan | undefined
}

/** The pass that a link opens; `undefined` for any other text, and for a link that ended. Changes nothing. */
export async function findPass(
  deps: Pick<Deps, 'db' | 'now' | 'authSecret'>,
  token: string,
): Promise<Pass | undefined> {
  const { db, now } = deps
  const booking = await findDetailedByLink(db.read, token, PASS_LINKS, now())
  if (!booking) return undefined
  const drives = await findDrives(db.read, booking.id)
  const [crews, payments, isHeldBack, sent, taken] = await Promise.all([
    findShownCrews(db.read, booking, drives, now()),
    listPaymentsOfBooking(db.read, booking.id).then((paid) => withRefunds(db.read, paid)),
    isMailHeldBack(db.read, booking.id),
    findSentQuote(db.read, booking.id),
    listAllocationsOf(db.read, booking.id),
  ])
  const quote = isPlanned(sent)
    ? { validUntil: sent.validUntil, token: await findLinkTo(deps, db.read, 'quote', booking.id) }
    : undefined
  const planned = booking.kind === 'custom' ? await listPlannedQuotes(db.read, booking.id) : []
  const { paidBaht, givenBackBaht, dueBaht } = balanceOf(booking.priceBaht, payments)
  return {
    booking,
    crews,
    drives,
    payments,
    ...{ chargedBaht: paidBaht, refundedBaht: givenBackBaht, dueBaht },
    processingBaht: bahtFromSatang(satangOf(payments.filter(isProcessing))),
    authorisedBaht: bahtFromSatang(satangOf(payments.filter(({ status }) => status === 'authorised'))),
    hasAuthorised: payments.some(wasAuthorised),
    hasVehicle: taken.length > 0,
    isMoneyChecked: payments.some(({ status }) => paymentCountsAs(status, 'needsAttention')),
    hasCopy: !isHeldBack,
    isAddressTrusted: isAddressTrusted(
      booking,
      payments.some(({ status }) => paymentCountsAs(status, 'income')),
    ),
    proposal: quote ? undefined : sent,
    quote,
    agreed: planned.findLast(({ status }) => status === 'accepted')?.plan,
  }
}

function satangOf(payments: Pass['payments']): number {
  return payments.reduce((sum, { amountSatang }) => sum + amountSatang, 0)
}

async function findShownCrews(
  db: Deps['db']['read'],
  { id, status }: Booking,
  drives: readonly Drive[],
  nowMs: number,
): Promise<Crew[]> {
  if (!bookingCountsAs(status, 'agreed')) return []
  const pressedOn = (legId: string) => drives.find((drive) => drive.legId === legId)?.progress ?? {}
  return (await listCrews(db, id)).filter((crew) => {
    const progress = pressedOn(crew.legId)
    const isUnderWay = driveState(status, progress) !== undefined
    const drive = progress.finished ? 'finished' : isUnderWay ? 'under-way' : undefined
    return isCrewShown({ ...crew, drive }, nowMs)
  })
}
