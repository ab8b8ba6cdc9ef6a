import { asc } from 'drizzle-orm'
import { refunds, reversals } from '#adapters/database/schema/schema.ts'
import type { RefundReason } from '#domain/payments/refund-status.ts'
import { approveRefund } from '#operations/payments/approve-refund.ts'
import { settlePayment } from '#operations/payments/settle-payment.ts'
import { bookingAtCheckout, type PaymentSite } from './factories.ts'

/** A card booking of ฿5,500 that is paid. */
export async function paidBooking(site: PaymentSite) {
  const { booking, sessionId } = await bookingAtCheckout(site)
  await site.payAsGuest(sessionId)
  const settled = await settlePayment(site.deps, sessionId)
  if (settled.state !== 'paid') throw new Error(settled.state)
  return { booking, sessionId, payment: settled.payment }
}

/** Approves a refund of a payment; nothing is sent yet. */
export async function approve(
  { deps }: PaymentSite,
  payment: { id: string },
  amountSatang: number,
  reason: RefundReason = 'goodwill',
) {
  return deps.db.transaction((tx) => approveRefund(tx, deps, { payment, amountSatang, reason }))
}

/** All refunds, oldest first. */
export function refundsOf({ deps }: Pick<PaymentSite, 'deps'>) {
  const { status, amountSatang } = refunds
  return deps.db.read
    .select({ status, amountSatang })
    .from(refunds)
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
}

/** What the provider has reported, in satang. */
export async function reportedBy({ deps }: Pick<PaymentSite, 'deps'>) {
  const rows = await deps.db.read.select().from(reversals).orderBy(asc(reversals.createdAt))
  return rows.map(({ state, amountSatang }) => ({ state, amountSatang }))
}
