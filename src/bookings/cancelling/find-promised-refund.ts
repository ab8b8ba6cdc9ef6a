import type { PaymentMethod } from '#money/payments/payment-kind.rules.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import { type RefundProgress, refundCountsAs } from '#money/refunds/refund-status.rules.ts'
import { listRefundsOfBooking } from '#money/refunds/refunds.store.ts'
import type { Queryable } from '#platform/database/database.ts'

export type PromisedRefund = {
  refundSatang: number
  /** What of it did not reach the guest, so that a person decides what happens next. */
  openSatang: number
  /** When it was promised; undefined when nothing goes back. */
  since: Date | undefined
  /** How the money came that goes back. */
  methods: readonly PaymentMethod[]
  /** An admin still decides what goes back. */
  isDecidedByPerson: boolean
  progress: RefundProgress
}

/** What the guest of a booking that was cancelled or declined gets back because of that. */
export async function findPromisedRefund(db: Queryable, bookingId: string): Promise<PromisedRefund> {
  const refunds = (await listRefundsOfBooking(db, bookingId)).filter(
    ({ reason }) => reason === 'policy' || reason === 'operator_cancelled',
  )
  const payments = await listPaymentsOfBooking(db, bookingId)
  const promised = refunds.filter(({ status }) => status !== 'suggested' && status !== 'dismissed')
  const open = promised.filter(({ status }) => refundCountsAs(status, 'needsAttention'))
  const isUnderWay = promised.some(({ status }) => refundCountsAs(status, 'underWay'))
  return {
    refundSatang: promised.reduce((sum, { amountSatang }) => sum + amountSatang, 0),
    openSatang: open.reduce((sum, { amountSatang }) => sum + amountSatang, 0),
    progress: open.length > 0 ? 'open' : isUnderWay ? 'under-way' : 'sent',
    since: promised[0]?.createdAt,
    methods: payments
      .filter(({ id }) => promised.some(({ paymentId }) => paymentId === id))
      .map(({ method }) => method),
    isDecidedByPerson: refunds.some(({ status }) => status === 'suggested'),
  }
}
