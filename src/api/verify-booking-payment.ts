import { z } from 'zod'
import { VERIFIED_STATUSES, verificationOf } from '#money/payments/payment-verification.ts'
import { settleKnownPayment } from '#money/payments/settle-payment.ts'
import { refuseField, refuseIfUnavailable } from '#platform/problems/refusal.ts'
import { paymentSentences } from '#platform/problems/sentences.words.ts'
import { answer, type Endpoint } from './endpoint.ts'

const payload = z.object({ sessionId: z.string().regex(/^[A-Za-z0-9_]{1,255}$/) })

export const verifyBookingPayment: Endpoint = {
  method: 'post',
  failureCode: 'payment-not-verified',
  path: '/verify-booking-payment',
  summary: 'Says whether a checkout was paid, as the payment provider knows it',
  payload,
  answer: z.object({
    success: z.boolean(),
    paymentStatus: z.enum(VERIFIED_STATUSES),
    message: z.string(),
    bookingDetails: z
      .object({
        tourName: z.string(),
        numberOfGuests: z.number(),
        preferredDate: z.string(),
        amount: z.number().describe('Whole baht'),
        currency: z.literal('thb'),
      })
      .nullable(),
  }),
  async handle(deps, input) {
    const parsed = payload.safeParse(input)
    if (!parsed.success) {
      return refuseField('invalid', 'sessionId', { code: 'payment-session-missing' })
    }
    const { sessionId } = parsed.data
    return refuseIfUnavailable({ code: 'payment-not-verified' }, async () => {
      const { state, paymentStatus, bookingDetails } = verificationOf(
        await settleKnownPayment(deps, sessionId),
      )
      return answer({
        // What the guest had to do has worked; whether money has moved says the status.
        success: state === 'paid' || state === 'authorised',
        paymentStatus,
        message: paymentSentences[state],
        bookingDetails,
      })
    })
  },
}
