import type { BookingChannel } from '#catalogue/tour.rules.ts'
import type { CheckoutMethod } from '#money/payments/payment-kind.rules.ts'
import type { CancellationClause } from '../cancelling/cancellation-terms.rules.ts'
import type { HoldTimes } from '../holding/hold.rules.ts'
import type { LeadTimes } from '../placing/lead-time.rules.ts'

/** Free of charge up to the first deadline, then a part of the price goes back up to the second one. */
export type CancellationPolicy = { clauses: readonly [free: CancellationClause, part: CancellationClause] }

/** What the operator decides about booking, holding and cancelling. A booking keeps the policy and the deposit it was made with. */
export type BookingRules = {
  leadTimes: LeadTimes
  holdTimes: HoldTimes
  cancellation: CancellationPolicy
  /** The share of the price that confirms a booking, in percent; 0 when the whole price is paid at once. */
  depositPercent: number
  /** Is a vehicle in service? Without one nobody knows whether a vehicle is free, so a person answers every booking. */
  hasFleet: boolean
  /** The channels by which trips are booked on the site; at least one. Cards only where a provider is connected. */
  channels: readonly BookingChannel[]
  /** How guests can pay at the checkout. */
  checkoutMethods: readonly CheckoutMethod[]
}
