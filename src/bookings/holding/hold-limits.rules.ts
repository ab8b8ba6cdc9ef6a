import type { Span } from '#fleet/allocation/allocation.rules.ts'
import { mailboxOf } from '#guests/contact/mailbox.rules.ts'
import { phoneKey } from '#guests/contact/phone-key.rules.ts'
import { DAY_MS } from '#platform/time/duration.ts'
import { type BookingStatus, bookingCountsAs } from '../booking-status.rules.ts'

/**
 * How much may be held at the same time for guests who have not paid, so that one visitor cannot close the fleet: by one
 * contact, and from one network, behind which a hotel full of guests may be. The days are those of all its vehicles; one
 * contact can hold one vehicle for the longest custom trip.
 */
export const HOLD_LIMITS = {
  contact: { holds: 3, days: 14 },
  network: { holds: 10, days: 28 },
} as const

/** Which limit a request was over, so that it is stored without a hold. */
export type HoldLimit = keyof typeof HOLD_LIMITS
export const HOLD_LIMIT_NAMES = Object.keys(HOLD_LIMITS) as HoldLimit[]

/** How a guest is reached; either may be empty. */
export type Contact = { customerEmail: string; customerPhone: string }

/** A booking for which something is held, or would be. `network` is a keyed hash, or null when it is not counted. */
export type Holder = Contact & {
  network: string | null
  /** How many days its vehicles are away, each day of each vehicle counted. */
  days: number
}

/** How many days a vehicle is away; a part of a day counts as one. */
export function daysOf({ busyFrom, busyUntil }: Span): number {
  return Math.ceil((busyUntil.getTime() - busyFrom.getTime()) / DAY_MS)
}

/** Do two bookings have one guest: one mailbox, or one phone number, however they are spelt? */
export function isSameContact(one: Contact, other: Contact): boolean {
  const isSame = (key: (contact: Contact) => string) => key(one) !== '' && key(one) === key(other)
  return (
    isSame(({ customerEmail }) => customerEmail && mailboxOf(customerEmail)) ||
    isSame(({ customerPhone }) => phoneKey(customerPhone))
  )
}

/** The requests of one guest that hold a vehicle. */
export function heldByGuest<Held extends Contact & { status: BookingStatus }>(
  holders: readonly Held[],
  guest: Contact,
): Held[] {
  return holders.filter(
    (holder) => bookingCountsAs(holder.status, 'unanswered') && isSameContact(holder, guest),
  )
}

/**
 * The limit that a booking would be over with a hold of its own; `undefined` when it may hold.
 * @param others all bookings for which something is held
 */
export function holdLimitReached(holder: Holder, others: readonly Holder[]): HoldLimit | undefined {
  const ofContact = others.filter((other) => isSameContact(holder, other))
  const ofNetwork = others.filter(({ network }) => network !== null && network === holder.network)
  if (isOver('contact', [holder, ...ofContact])) return 'contact'
  return isOver('network', [holder, ...ofNetwork]) ? 'network' : undefined
}

function isOver(limit: HoldLimit, holders: readonly Holder[]): boolean {
  const { holds, days } = HOLD_LIMITS[limit]
  return holders.length > holds || holders.reduce((sum, holder) => sum + holder.days, 0) > days
}
