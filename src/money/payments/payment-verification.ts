import { bahtFromSatang } from '../money.rules.ts'
import type { Settlement } from './settle-payment.ts'

/** The statuses of a checkout in the API. */
export const VERIFIED_STATUSES = [
  'paid',
  'authorised',
  'unpaid',
  'expired',
  'processing',
  'failed',
  'unknown',
] as const
type VerifiedStatus = (typeof VERIFIED_STATUSES)[number]

/** For anyone who has the session id, so it has no personal data. */
export type PaymentVerification = {
  state: Settlement['state']
  paymentStatus: VerifiedStatus
  bookingDetails: {
    tourName: string
    numberOfGuests: number
    preferredDate: string
    amount: number
    currency: 'thb'
  } | null
}

const STATUSES: Record<Settlement['state'], VerifiedStatus> = {
  paid: 'paid',
  authorised: 'authorised',
  unpaid: 'unpaid',
  processing: 'processing',
  failed: 'failed',
  closed: 'expired',
  needs_attention: 'processing',
  unknown: 'unknown',
}

/** The public part of a settlement; details of the booking only when it is paid or authorised. */
export function verificationOf(settlement: Settlement): PaymentVerification {
  const { state } = settlement
  const paid = settlement.state === 'paid' || settlement.state === 'authorised' ? settlement : undefined
  return {
    state,
    paymentStatus: STATUSES[state],
    bookingDetails: paid?.booking?.travelDate
      ? {
          tourName: paid.booking.title,
          numberOfGuests: paid.booking.guests,
          preferredDate: paid.booking.travelDate,
          amount: bahtFromSatang(paid.payment.amountSatang),
          currency: 'thb',
        }
      : null,
  }
}
