import { bahtFromSatang, formatBaht } from '#money/money.rules.ts'
import {
  listDisputesToAnswer,
  listPaymentsInAttention,
  type OpenDispute,
  type PaymentInAttention,
} from '#money/payments/attention.store.ts'
import { attentionSentence } from '#money/payments/attention-reason.rules.ts'
import { listUnfinishedRefunds, type UnfinishedRefund } from '#money/refunds/unfinished-refunds.store.ts'
import type { Deps } from '#platform/deps.ts'
import { momentInWords } from '#platform/time/clock-time.ts'
import { BOOKING_STATES } from '../../labels/state-labels.ts'
import { type Guest, guestOf } from './guest-of.ts'
import { type RefundButtons, refundButtonsOf } from './refund-buttons.ts'

/** Money on which the provider and we differ: a payment that does not match, a refund that failed, or a dispute. */
export type Mismatch = {
  id: string
  kind: 'payment' | 'refund' | 'dispute'
  guest: Guest
  /** What is wrong, in a sentence. */
  what: string
  /** What else is known about it, or has to be done; may be empty. */
  advice: string
  provider: string
  ours: string
  /** The id under which the provider knows it. */
  providerId: string | null
  refund?: RefundButtons | undefined
  /** The payment that an admin can take off the list, having dealt with it in another way. */
  paymentId?: string
}

/** All of them; of each kind at most `most`, the newest first, and `total` counts all. */
export async function findMismatches(
  { db: { read }, now }: { db: Pick<Deps['db'], 'read'>; now: Deps['now'] },
  most?: number,
): Promise<{ rows: Mismatch[]; total: number }> {
  const [payments, refunds, disputes] = await Promise.all([
    listPaymentsInAttention(read, most),
    listUnfinishedRefunds(read, ['failed'], most),
    listDisputesToAnswer(read, most),
  ])
  const nowMs = now()
  return {
    rows: [
      ...payments.rows.map((payment) => unexpectedPayment(payment, nowMs)),
      ...refunds.rows.map((refund) => failedRefund(refund, nowMs)),
      ...disputes.rows.map((dispute) => openDispute(dispute, nowMs)),
    ],
    total: payments.total + refunds.total + disputes.total,
  }
}

function unexpectedPayment(payment: PaymentInAttention, nowMs: number): Mismatch {
  const { id, amountSatang, receivedSatang, paidAt, createdAt, attentionReason, bookingStatus } = payment
  const received = receivedSatang === null ? 'Amount in baht unknown' : baht(receivedSatang)
  const { method, suggestedRefund } = payment
  return {
    ...{ id, kind: 'payment', guest: guestOf(payment), paymentId: id, providerId: payment.sessionId },
    ...{ what: attentionReason ? attentionSentence(attentionReason) : '', advice: '' },
    provider: `${received}, ${momentInWords(paidAt ?? createdAt, nowMs)}`,
    ours: bookingStatus
      ? `${baht(amountSatang)} expected, booking ${BOOKING_STATES[bookingStatus].inSentence}`
      : 'No booking',
    refund: suggestedRefund ? refundButtonsOf({ ...suggestedRefund, method }) : undefined,
  }
}

function failedRefund(refund: UnfinishedRefund, nowMs: number): Mismatch {
  const { id, amountSatang, lastError, createdAt } = refund
  return {
    ...{ id, kind: 'refund', guest: guestOf(refund), providerId: refund.providerRefundId },
    ...{ what: `${baht(amountSatang)} didn’t reach the guest.`, advice: lastError ?? '' },
    ...{ provider: 'Nothing refunded', refund: refundButtonsOf(refund) },
    ours: `${baht(amountSatang)} to refund, ${momentInWords(createdAt, nowMs)}`,
  }
}

function openDispute(dispute: OpenDispute, nowMs: number): Mismatch {
  const { id, amountSatang, providerId, madeAt } = dispute
  return {
    ...{ id, kind: 'dispute', guest: guestOf(dispute), providerId },
    what: `${baht(amountSatang)} is disputed.`,
    advice:
      'The guest’s bank is asking for the money back. Answer at the payment provider, before its deadline.',
    provider: `${baht(amountSatang)} disputed, ${momentInWords(madeAt, nowMs)}`,
    ours: 'Paid',
  }
}

function baht(satang: number): string {
  return formatBaht(bahtFromSatang(satang))
}
