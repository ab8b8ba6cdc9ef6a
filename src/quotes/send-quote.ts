import { staff } from '#bookings/actor.rules.ts'
import { findBookingForUpdate, updateBookingStatus } from '#bookings/bookings.store.ts'
import { refuseIfTaken } from '#fleet/allocation/refuse-if-taken.ts'
import { takeVehiclesOfBooking } from '#fleet/allocation/take-vehicles-of-booking.ts'
import { linkTo } from '#guests/links/link-to.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Queryable } from '#platform/database/database.ts'
import { rolledBack } from '#platform/database/rolled-back.ts'
import type { Deps } from '#platform/deps.ts'
import {
  type Refusal,
  refuse,
  refuseField,
  refuseFields,
  refuseIfUnavailable,
} from '#platform/problems/refusal.ts'
import { applyPlan, fitsDrives } from './apply-plan.ts'
import { deleteQuoteDraft } from './quote-page.store.ts'
import { quoteTotalBaht } from './quote-plan.rules.ts'
import { isQuotable } from './quote-promise.rules.ts'
import { insertSentQuote, type Quote, updateSentQuote } from './quotes.store.ts'
import { findQuoteBasis } from './writing/quote-basis.ts'
import { dayField, MOST_DAYS, numbers } from './writing/quote-fields.rules.ts'
import { readQuote, type WrittenQuote } from './writing/quote-form.rules.ts'
import type { WritingQuote } from './writing/save-draft.ts'

type Needs = Pick<Deps, 'db' | 'queue' | 'catalogue' | 'rules' | 'now' | 'addresses' | 'authSecret'>
type Sent = { ok: true; quote: Quote }

/** The fields of the days; a ride has one for each of its drives. */
const DAYS: [string, ...string[]] = [
  dayField(1, 'date'),
  ...numbers(MOST_DAYS)
    .slice(1)
    .map((day) => dayField(day, 'date')),
]

/**
 * Staff sends the next version of a quote: the version before it is replaced, the request gets the days and the vehicle
 * class of the plan, and the guest gets one mail. A vehicle has to be free on all days; it is held until the quote ends
 * when the plan says so. A request that has ended waits again.
 */
export async function sendQuote(deps: Needs, writing: WritingQuote): Promise<Sent | Refusal> {
  const { depositPercent, channels } = deps.rules()
  const hasCards = channels.includes('card')
  const read = readQuote(writing.typed, { nowMs: deps.now(), depositPercent, hasCards })
  if (!read.ok) return refuseFields(read.fields)
  const { quote } = read
  const by = staff(writing.admin)
  return refuseIfUnavailable({ code: 'booking-not-changed' }, () =>
    refuseIfTaken(deps, { tourId: null, origin: null }, DAYS, async () => {
      if (!quote.plan.isHeld) {
        const held = { ...quote, plan: { ...quote.plan, isHeld: true } }
        await rolledBack(deps, (tx) => send(tx, deps, writing, held), by)
      }
      return deps.db.transaction((tx) => send(tx, deps, writing, quote), { actor: by })
    }),
  )
}

async function send(
  tx: Queryable,
  deps: Needs,
  { bookingId, admin, basis }: WritingQuote,
  { plan, note, validUntil }: WrittenQuote,
): Promise<Sent | Refusal> {
  const found = await findBookingForUpdate(tx, bookingId)
  if (!found) return refuse('not-found', { code: 'booking-unknown' })
  if (!isQuotable(found)) return refuse('not-possible', { code: 'not-in-this-state' })
  if ((await findQuoteBasis(tx, bookingId)) !== basis)
    return refuse('not-possible', { code: 'quote-changed' })
  if (!(await fitsDrives(tx, found, plan)))
    return refuseField('invalid', DAYS[0], { code: 'quote-days-of-ride' })
  await updateSentQuote(tx, bookingId, 'supersede')
  const waiting = found.status === 'expired' ? await updateBookingStatus(tx, found, 'submit') : found
  if (!waiting) throw new Error(`booking ${bookingId} was not locked`)
  const booking = await applyPlan(tx, deps, waiting, plan, plan.isHeld ? validUntil : null)
  const totalBaht = quoteTotalBaht(plan)
  const offered = { bookingId, totalBaht, validUntil, startsAt: null, note, plan }
  const quote = await insertSentQuote(tx, { ...offered, createdAt: new Date(deps.now()) })
  await deleteQuoteDraft(tx, bookingId)
  await linkTo(deps, tx, 'quote', booking, staff(admin))
  await queueMails(deps, tx, [{ kind: 'guest-quote', subjectId: quote.id, toAddress: booking.customerEmail }])
  if (plan.isHeld)
    await takeVehiclesOfBooking(tx, deps, booking, { expiresAt: validUntil, onClosedDays: true })
  return { ok: true, quote }
}
