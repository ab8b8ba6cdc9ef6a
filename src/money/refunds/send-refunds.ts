import { findBooking } from '#bookings/bookings.store.ts'
import { findNewestEventOf } from '#bookings/events.store.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Deps } from '#platform/deps.ts'
import { PaymentRefused } from '#platform/payments/contract.ts'
import { Unavailable } from '#platform/problems/unavailable.rules.ts'
import { findPaymentForUpdate } from '../payments/payments.store.ts'
import { recordReversal } from './record-refund.ts'
import { recordReversals } from './record-reversals.ts'
import {
  findRefund,
  listRefundsToSend,
  type Refund,
  type RefundToSend,
  updateRefundError,
  updateRefundStatus,
} from './refunds.store.ts'

/** The provider's answers are recorded. */
const BY_PROVIDER = { actor: 'provider' } as const

type Needs = Pick<Deps, 'db' | 'queue' | 'payments' | 'now' | 'addresses' | 'log'>

/**
 * Sends the approved refunds to the provider and records its answers. May run any number of times, also on two
 * instances at once, and after a crash in the middle: the provider makes one refund for each key. A refund whose call
 * may have been lost stays approved and is sent again with the same key; a refused one fails, and a person decides.
 */
export async function sendRefunds(deps: Needs): Promise<void> {
  for (const toSend of await listRefundsToSend(deps.db.read)) {
    const refundId = toSend.refund.id
    try {
      await sendRefund(deps, toSend)
    } catch (error) {
      const isAway = error instanceof Unavailable
      if (isAway) deps.log.warn({ err: error, refundId }, 'a refund cannot be sent yet')
      else deps.log.error({ err: error, refundId }, 'a refund was not sent')
      const why = isAway ? 'The payment provider did not answer.' : 'An error of the site; its log has more.'
      await updateRefundError(deps.db.read, refundId, why)
    }
  }
}

async function sendRefund(deps: Needs, { refund, payment }: RefundToSend): Promise<void> {
  const { paymentIntentId, provider } = payment
  if (provider !== deps.payments.name) return failRefund(deps, refund, `The payment was made at ${provider}.`)
  if (!paymentIntentId) return failRefund(deps, refund, 'The payment provider has no id for this payment.')
  // The provider knows a key for a day. A refund whose answer was lost before that is found here.
  await recordReversals(deps, paymentIntentId)
  const current = await findRefund(deps.db.read, refund.id)
  if (current?.status !== 'approved') return
  const booking = refund.bookingId ? await findBooking(deps.db.read, refund.bookingId) : undefined
  const { idempotencyKey, amountSatang } = current
  try {
    const made = await deps.payments.refund({
      ...{ idempotencyKey, paymentIntentId, amountSatang },
      reference: booking?.reference ?? 'unknown',
    })
    await deps.db.transaction((tx) => recordReversal(tx, deps, payment.id, made), BY_PROVIDER)
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    deps.log.error({ err: error, refundId: refund.id }, 'the payment provider refused a refund')
    await failRefund(deps, current, 'The payment provider refused it.')
  }
}

/** The operator hears of it, because the guest was promised the money. The provider has no refund: the mail is about the event. */
async function failRefund(deps: Needs, refund: Refund, lastError: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await findPaymentForUpdate(tx, refund.paymentId)
    if (!(await updateRefundStatus(tx, refund, 'fail', { lastError }))) return
    const failed = await findNewestEventOf(tx, 'refund', refund.id)
    if (!failed) throw new Error('the failure was not recorded')
    const mail = { subjectId: failed.id, toAddress: deps.addresses.operator }
    await queueMails(deps, tx, [{ kind: 'operator-refund-failed', ...mail }])
  }, BY_PROVIDER)
}
