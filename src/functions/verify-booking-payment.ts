import { z } from 'zod'
import { verificationOf } from '#operations/payment-verification.ts'
import { orRefuse, refuse } from '#operations/refusal.ts'
import { settleKnownPayment } from '#operations/settle-payment.ts'
import { answer, type Endpoint } from './endpoint.ts'

const payload = z.object({ sessionId: z.string().regex(/^[A-Za-z0-9_]{1,255}$/) })

export const verifyBookingPayment: Endpoint = {
  method: 'post',
  path: '/verify-booking-payment',
  summary: 'Says whether a checkout was paid, as the payment provider knows it',
  payload,
  answer: z.object({
    success: z.boolean(),
    paymentStatus: z.enum(['paid', 'unpaid', 'expired', 'processing', 'failed', 'unknown']),
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
      return refuse('invalid', 'No payment session found.', { sessionId: 'No payment session found.' })
    }
    const { sessionId } = parsed.data
    return orRefuse('Failed to verify payment.', async () =>
      answer(verificationOf(await settleKnownPayment(deps, sessionId))),
    )
  },
}
