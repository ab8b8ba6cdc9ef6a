import { bahtFromSatang } from '#domain/money.ts'
import type { Settlement } from './settle-payment.ts'

/** What anybody who holds a session id may know: no name, no email, no phone. */
export type PaymentVerification = {
  success: boolean
  paymentStatus: 'paid' | 'unpaid' | 'expired' | 'processing' | 'failed' | 'unknown'
  message: string
  bookingDetails: {
    tourName: string
    numberOfGuests: number
    preferredDate: string
    amount: number
    currency: 'thb'
  } | null
}

const SAYS: Record<Settlement['state'], Pick<PaymentVerification, 'paymentStatus' | 'message'>> = {
  paid: {
    paymentStatus: 'paid',
    message: 'Your booking has been confirmed and a confirmation email has been sent.',
  },
  unpaid: {
    paymentStatus: 'unpaid',
    message: 'We have not received your payment yet. Nothing is confirmed so far.',
  },
  processing: {
    paymentStatus: 'processing',
    message: 'Your bank has not confirmed the payment yet. Please do not pay a second time.',
  },
  failed: {
    paymentStatus: 'failed',
    message: 'Your payment did not go through; nothing was charged. You can try again.',
  },
  closed: {
    paymentStatus: 'expired',
    message: 'This payment was not completed. No charges have been made to your account.',
  },
  needs_attention: {
    paymentStatus: 'processing',
    message: 'Your payment is being checked by a person. We will write to you; please do not pay again.',
  },
  unknown: { paymentStatus: 'unknown', message: 'Unable to verify payment status.' },
}

/** Puts a settlement into the words of the verification answer; details only for what was really paid. */
export function verificationOf(settlement: Settlement): PaymentVerification {
  const paid = settlement.state === 'paid' ? settlement : undefined
  return {
    success: paid !== undefined,
    ...SAYS[settlement.state],
    bookingDetails: paid?.booking
      ? {
          tourName: paid.booking.tourName,
          numberOfGuests: paid.booking.guests,
          preferredDate: paid.booking.travelDate,
          amount: bahtFromSatang(paid.payment.amountSatang),
          currency: 'thb',
        }
      : null,
  }
}
