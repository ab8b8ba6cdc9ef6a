import { bahtFromSatang } from '#domain/money.ts'
import type { Settlement } from './settle-payment.ts'

/** What became of a checkout, as integrations know it. */
export const VERIFIED_STATUSES = ['paid', 'unpaid', 'expired', 'processing', 'failed', 'unknown'] as const
type VerifiedStatus = (typeof VERIFIED_STATUSES)[number]

/** What anybody who holds a session id may know: no name, no email, no phone. */
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
  unpaid: 'unpaid',
  processing: 'processing',
  failed: 'failed',
  closed: 'expired',
  needs_attention: 'processing',
  unknown: 'unknown',
}

/** What a settlement tells whoever asks; details only of what was really paid. */
export function verificationOf(settlement: Settlement): PaymentVerification {
  const { state } = settlement
  const paid = settlement.state === 'paid' ? settlement : undefined
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
