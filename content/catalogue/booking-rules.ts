import type { BookingRules } from '#bookings/operator-rules/booking-rules.rules.ts'
import { BOOKING_CHANNELS } from '#catalogue/tour.rules.ts'

/** The rules of booking, as long as the operator has not changed them at the desk. */
export const defaultRules: BookingRules = {
  leadTimes: {
    transferInTownHours: 2,
    longTransferHours: 24,
    dayTrip: { requestHours: 2, instantUntil: '18:00', advisedDays: 'two to three days' },
  },
  // A guest has half an hour to pay; five minutes more, because Stripe opens no checkout for less than 30 minutes, and a
  // call whose answer is lost is repeated.
  holdTimes: {
    requestHours: 24,
    draftHours: 48,
    checkoutMinutes: 35,
    providerMinutes: 10,
    processingHours: 24,
  },
  cancellation: {
    clauses: [
      { untilHoursBefore: 24, refundPercent: 100 },
      { untilHoursBefore: 12, refundPercent: 50 },
    ],
  },
  depositPercent: 0,
  hasFleet: false,
  channels: BOOKING_CHANNELS,
  checkoutMethods: ['card'],
}
