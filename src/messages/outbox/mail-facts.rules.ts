import type { BookingStatus } from '#bookings/booking-status.rules.ts'
import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import type { PaymentMethod } from '#money/payments/payment-kind.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import type { MailKind } from './mail.rules.ts'

/**
 * What a booking was when an email about it was queued: an email can leave hours later, and must not tell what happened
 * since as if it had happened then. Nothing personal: names, places and wishes are read when the email is written. Sums
 * are in baht.
 */
export type MailFacts = {
  status: BookingStatus
  travelDate: PlainDate | null
  endDate: PlainDate | null
  /** When its drives begin, as ISO instants in their order; none of a custom trip, whose hours are our estimate. */
  starts: readonly string[]
  guests: number
  luggage: number | null
  vehicleClass: VehicleClass | null
  priceBaht: number | null
  waitingBaht: number
  depositPercent: number
  paidBaht: number
  givenBackBaht: number
  /** Null while no price is agreed. */
  dueBaht: number | null
  /** The newest payment of its deposit or of its whole price, as the ledger has it; null when there is none. */
  confirmedBy: { method: PaymentMethod; amountBaht: number } | null
}

/** The row whose id is the subject of an email. */
type Subject = 'booking' | 'payment' | 'event' | 'quote'

/**
 * The emails that tell what happened to a booking, and so keep its facts, with the row that they are about. All others
 * tell only what is so when they leave, or what rows hold that never change; they are not sent when that has gone.
 */
const ABOUT: Record<MailKind, Subject | null> = {
  'operator-booking': 'booking',
  'guest-booking-received': 'booking',
  'operator-booking-paid': 'booking',
  'guest-booking-confirmed': 'booking',
  'guest-request-confirmed': 'booking',
  'operator-custom-trip': 'booking',
  'guest-custom-trip-received': 'booking',
  'operator-taxi': 'booking',
  'guest-taxi-received': 'booking',
  'guest-booking-moved': 'event',
  'operator-booking-moved': 'event',
  'guest-payment-received': 'payment',
  'operator-payment-received': 'payment',
  'operator-quote-answered': 'quote',
  'operator-proposal-answered': 'quote',
  'guest-proposal': null,
  'guest-quote': null,
  'guest-quote-ending': null,
  'guest-quote-ended': null,
  'operator-guest-details': null,
  'operator-quote-wish': null,
  'operator-quote-ended': null,
  'guest-hold-ended': null,
  'operator-hold-ended': null,
  'guest-booking-cancelled': null,
  'guest-booking-called-off': null,
  'guest-booking-declined': null,
  'operator-booking-cancelled': null,
  'operator-payment-attention': null,
  'guest-payment-failed': null,
  'guest-deposit-reminder': null,
  'guest-driver-assigned': null,
  'guest-receipt': null,
  'operator-refund': null,
  'operator-refund-failed': null,
  'operator-dispute': null,
  'newsletter-question': null,
  'newsletter-welcome': null,
  'guest-review-invitation': null,
  'guest-review-answered': null,
  'operator-review': null,
  'account-confirmation': null,
  'account-password': null,
  'operator-digest': null,
}

/** The row that an email of this kind is about, if it keeps facts. */
export function subjectWithFacts(kind: MailKind): Subject | null {
  return ABOUT[kind]
}
