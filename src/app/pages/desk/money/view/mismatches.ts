import type { OpenDispute, PaymentInAttention } from '#adapters/database/admin/attention.ts'
import type { UnfinishedRefund } from '#adapters/database/admin/unfinished-refunds.ts'
import { bahtFromSatang, formatBaht } from '#domain/money.ts'
import { attentionSentence } from '#domain/payments/attention-reason.ts'
import { momentInWords } from '#domain/time/clock-time.ts'
import { BOOKING_STATES } from '../../labels/state-labels.ts'
import { type Guest, guestOf } from './guest-of.ts'
import { type RefundButtons, refundButtonsOf } from './refund-buttons.ts'

/** Where the provider and we differ: what each says, why, and what can be done about it. */
export type Mismatch = {
  id: string
  guest: Guest
  provider: string
  ours: string
  why: string
  refund?: RefundButtons | undefined
  /** The payment that an admin can take off the list, having dealt with it in another way. */
  paymentId?: string
}

type Found = {
  payments: readonly PaymentInAttention[]
  refunds: readonly UnfinishedRefund[]
  disputes: readonly OpenDispute[]
}

/** Payments that do not match, refunds that failed and disputes. */
export function mismatchesOf({ payments, refunds, disputes }: Found, nowMs: number): Mismatch[] {
  return [
    ...payments.map((payment) => unexpected(payment, refunds, nowMs)),
    ...refunds.filter(({ status }) => status === 'failed').map((refund) => failed(refund, nowMs)),
    ...disputes.map((dispute) => disputed(dispute, nowMs)),
  ]
}

function unexpected(
  payment: PaymentInAttention,
  refunds: readonly UnfinishedRefund[],
  nowMs: number,
): Mismatch {
  const { id, amountSatang, receivedSatang, paidAt, createdAt, attentionReason, bookingStatus } = payment
  const when = momentInWords(paidAt ?? createdAt, nowMs)
  const received = receivedSatang === null ? 'Amount in baht unknown' : baht(receivedSatang)
  const suggested = refunds.find(({ paymentId, status }) => paymentId === id && status === 'suggested')
  return {
    ...{ id, guest: guestOf(payment) },
    provider: `${received}, ${when}`,
    ours: bookingStatus
      ? `${baht(amountSatang)} expected, booking ${BOOKING_STATES[bookingStatus].inSentence}`
      : 'No booking',
    why: attentionReason ? attentionSentence(attentionReason) : '',
    refund: suggested && refundButtonsOf(suggested),
    paymentId: id,
  }
}

function failed(refund: UnfinishedRefund, nowMs: number): Mismatch {
  const { id, amountSatang, lastError, createdAt } = refund
  return {
    ...{ id, guest: guestOf(refund) },
    provider: 'Nothing refunded',
    ours: `${baht(amountSatang)} to refund, ${momentInWords(createdAt, nowMs)}`,
    why: `The refund didn’t reach the guest. ${lastError ?? ''}`.trim(),
    refund: refundButtonsOf(refund),
  }
}

function disputed(dispute: OpenDispute, nowMs: number): Mismatch {
  const { id, amountSatang, providerId, madeAt } = dispute
  return {
    ...{ id, guest: guestOf(dispute) },
    provider: `${baht(amountSatang)} disputed, ${momentInWords(madeAt, nowMs)}`,
    ours: 'Paid',
    why: `The guest’s bank is asking for the money back. Answer at the payment provider, where it’s ${providerId}.`,
  }
}

function baht(satang: number): string {
  return formatBaht(bahtFromSatang(satang))
}
