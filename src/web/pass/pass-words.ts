import type { BookingKind } from '#bookings/booking-kind.rules.ts'
import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import { unconfirmedSentence } from '#bookings/confirming/unconfirmed.words.ts'
import { onRequestSentence } from '#bookings/holding/hold-sentences.words.ts'
import type { Crew } from '#bookings/legs.store.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import type { PassTime } from '#bookings/pass/pass-times.ts'
import { oneVehicle } from '#content/catalogue/one-vehicle.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { driverAppears, driverSentence } from '#drives/driver-sentences.words.ts'
import { greetingName } from '#guests/contact/greeting-name.rules.ts'
import { formatBaht } from '#money/money.rules.ts'
import { authorisedSentence, owesNothing, waitForBank } from '#money/payments/payment.words.ts'
import { isolated } from '#platform/text/direction.ts'
import { bangkokDay, formatDayOfYear, formatShortDay } from '#platform/time/calendar.ts'
import { bangkokTime, dayAndTime } from '#platform/time/clock-time.ts'
import type { ProposalView } from './proposal-view.ts'

/** The sign of a state; its word says the same. */
export type PassTone = 'wait' | 'sure' | 'over'

export type PassWords = { tone: PassTone; state: string; headline: string; lead: string }

const WAITING_FOR_BANK: PassWords = {
  tone: 'wait',
  state: 'Waiting for your bank',
  headline: 'We’re waiting for your bank.',
  lead: waitForBank,
}

const NOTHING_CHARGED = 'You haven’t been charged.'

/** Money has come that a person has to look at first; the notice below says so. */
const MONEY_CHECKED = { state: 'Payment being checked', headline: 'This trip isn’t booked yet.', lead: '' }

/** What the head of a pass says about its booking. `times` are its drives, the first of them first; `nowMs` is in
 * milliseconds since the epoch. */
export function passWords(pass: Pass, [first]: readonly PassTime[], nowMs: number): PassWords {
  const { booking } = pass
  const name = isolated(greetingName(booking.customerName))
  const to = name ? `, ${name}` : ''
  if (pass.processingBaht > 0 && bookingCountsAs(booking.status, 'payable')) return WAITING_FOR_BANK
  switch (booking.status) {
    case 'requested':
      return {
        tone: 'wait',
        state: 'Requested, not yet confirmed',
        headline: HEADLINES[booking.kind] ?? `We’ve got your request${to}.`,
        lead: `${heldUntil(pass) ?? unheld(booking)} ${notCharged(pass)}`,
      }
    case 'draft':
    case 'awaiting_payment':
      return {
        tone: 'wait',
        ...(pass.isMoneyChecked
          ? MONEY_CHECKED
          : {
              state: 'Waiting for payment',
              headline: 'This trip isn’t paid for yet.',
              lead: `It’s booked once you’ve paid. ${pass.chargedBaht === 0 ? NOTHING_CHARGED : ''}`.trim(),
            }),
      }
    case 'confirmed':
      return {
        tone: 'sure',
        ...(pass.crews[0]
          ? { state: 'Driver assigned', headline: comesAt(pass.crews[0], nowMs), lead: dayAndPlace(first) }
          : { state: 'Confirmed', headline: bookedFor(first, to), lead: driverFollows(pass, first, nowMs) }),
      }
    case 'expired':
      return {
        tone: 'over',
        state: 'Ended',
        ...(booking.channel === 'card' && !pass.hasAuthorised
          ? {
              headline: 'This trip wasn’t paid for in time.',
              lead: `It isn’t booked, and you owe nothing. ${whatBecameOfMoney(pass)}`,
            }
          : {
              headline: 'We couldn’t confirm this in time.',
              lead: pass.chargedBaht === 0 && !pass.isMoneyChecked ? owesNothing : whatBecameOfMoney(pass),
            }),
      }
    case 'declined':
      return {
        tone: 'over',
        state: 'Declined',
        headline: 'We can’t take this one.',
        lead: `We’re sorry. We’ve written to you, and you owe nothing. ${whatBecameOfMoney(pass)}`,
      }
    case 'cancelled':
      return {
        tone: 'over',
        state: 'Cancelled',
        headline: 'This booking is cancelled.',
        lead: `No driver will come. ${whatBecameOfMoney(pass)}`,
      }
    case 'completed':
      return {
        tone: 'sure',
        state: 'Finished',
        headline: `Home again. Thank\u00a0you${to}.`,
        lead: 'We hope it was a good day.',
      }
    case 'no_show':
      return {
        tone: 'over',
        state: 'Not travelled',
        headline: 'We couldn’t find you at the pickup.',
        lead: 'If that isn’t right, please contact us.',
      }
  }
}

/** What the head says while a proposal waits for the guest's answer. */
export function proposalWords({ until }: ProposalView): Omit<PassWords, 'tone'> {
  return {
    state: 'Waiting for your reply',
    headline: 'We’d like to suggest a change.',
    lead: `Please reply by ${until} (Bangkok). Nothing is booked or charged until you accept.`,
  }
}

/** While the guest has a quote to answer, which ends at `until`. */
export function quoteWords(until: Date): Omit<PassWords, 'tone'> {
  return {
    state: 'Waiting for your reply',
    headline: 'Your quote is ready.',
    lead: `You can accept it until ${dayAndTime(until)} (Bangkok). Nothing is booked or charged until you accept.`,
  }
}

const HEADLINES: Partial<Record<BookingKind, string>> = {
  transfer: 'We’ve got your taxi request',
  custom: 'Thank you. We’re planning your trip',
}

/** Until when a request is answered, and whether a vehicle is kept for it until then; `undefined` when nobody said. */
function heldUntil({ booking: { vehicleClass, waitsUntil }, hasVehicle }: Pass): string | undefined {
  if (!waitsUntil) return undefined
  if (!hasVehicle) return `We check that a driver is free, and reply by ${deadline(waitsUntil)}.`
  const what = vehicleClass ? oneVehicle[vehicleClass] : 'a vehicle'
  return `We’re holding ${what} for you until ${deadline(waitsUntil)} and will reply before then.`
}

/** What a request has cost so far, and what cancelling it costs: nothing, also where a card is authorised. */
function notCharged({ authorisedBaht, isMoneyChecked }: Pass): string {
  if (isMoneyChecked) return ''
  const charged = authorisedBaht > 0 ? authorisedSentence(authorisedBaht) : NOTHING_CHARGED
  return `${charged} ${unconfirmedSentence}`
}

function unheld({ holdRefused }: Pass['booking']): string {
  const nothing = 'Nothing is booked yet.'
  return holdRefused ? `${onRequestSentence} ${nothing}` : nothing
}

/** `Thu 26 Nov, 18:00 (Bangkok)`. */
function deadline(at: Date): string {
  return `${formatShortDay(bangkokDay(at.getTime()))},\u00a0${bangkokTime(at.getTime())} (Bangkok)`
}

function bookedFor(first: PassTime | undefined, to: string): string {
  if (!first) return `You’re booked${to}.`
  const { start } = first
  if (typeof start === 'string') return `You’re booked for ${formatDayOfYear(start)}.`
  const at = start.getTime()
  return `You’re booked for ${formatDayOfYear(bangkokDay(at))}, ${bangkokTime(at)}.`
}

/** `Anan picks you up tomorrow at 06:00.`; after that `Anan is your driver.` */
function comesAt({ driver, startsAt }: Crew, nowMs: number): string {
  if (startsAt.getTime() <= nowMs) return `${driver.name} is your driver.`
  const day = bangkokDay(startsAt.getTime()) === bangkokDay(nowMs) ? 'today' : 'tomorrow'
  return `${driver.name} picks you up ${day} at ${bangkokTime(startsAt.getTime())}.`
}

/** `Friday 27 November, River Inn. All times are Thailand time.` */
function dayAndPlace(first: PassTime | undefined): string {
  if (!(first?.start instanceof Date)) return ''
  const day = formatDayOfYear(bangkokDay(first.start.getTime()))
  return `${[day, first.from].filter(Boolean).join(', ')}. All times are Thailand time.`
}

/** When the name of the driver follows; nothing once the drive has begun. */
function driverFollows({ booking }: Pass, first: PassTime | undefined, nowMs: number): string {
  if (!(first?.start instanceof Date)) return driverSentence(booking.travelDate, nowMs)
  return first.start.getTime() > nowMs ? driverAppears(first.start, nowMs) : 'All times are Thailand time.'
}

/** How many things a guest can still settle on the pass; null when there is nothing. */
export function openWords(things: number): string | null {
  if (things === 0) return null
  const counted = ['', 'One thing is', 'Two things are', 'Three things are'][things] ?? `${things} things are`
  return `${counted} open. ${['', 'It takes', 'Both take'][things] ?? 'Each takes'} a minute.`
}

function whatBecameOfMoney({ chargedBaht, refundedBaht, isMoneyChecked }: Pass): string {
  if (isMoneyChecked) return ''
  if (chargedBaht === 0) return NOTHING_CHARGED
  if (refundedBaht === 0) return `You paid ${formatBaht(chargedBaht)}.`
  return `You paid ${formatBaht(chargedBaht)}, and we’re refunding ${formatBaht(refundedBaht)} the way you paid.`
}

export function vehicleName({ booking: { vehicleClass } }: Pass): string {
  return vehicleClass ? vehicleClasses[vehicleClass].name : 'Vehicle'
}
