import { asc } from 'drizzle-orm'
import { requestCustomTrip } from '#bookings/placing/request-custom-trip.ts'
import { requestTaxi } from '#bookings/placing/request-taxi.ts'
import { settlePayment } from '#money/payments/settle-payment.ts'
import { approveRefund } from '#money/refunds/approve-refund.ts'
import type { RefundReason } from '#money/refunds/refund-status.rules.ts'
import { refunds, reversals } from '#platform/database/schema/schema.ts'
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
  return deps.db.transaction((tx) => approveRefund(tx, deps, { payment, amountSatang, reason }), {
    actor: 'staff:office@example.com',
  })
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

const CONTACT = { name: 'Ada Example', email: 'ada@example.com', phone: '+44 7700 900123' }

/** A requested transfer. @returns its id */
export async function requestedTransfer({ deps }: Pick<PaymentSite, 'deps'>): Promise<string> {
  const ride = { pickup: 'River Inn', dropoff: 'Erawan', service: 'one-way', vehicle: 'car' }
  const placed = await requestTaxi(deps, {
    input: {
      ...{ ...CONTACT, ...ride, passengers: '2', luggage: '1' },
      ...{ pickupDate: '2027-01-15', pickupTime: '08:00' },
    },
  })
  if (!placed.ok) throw new Error(placed.problem.code)
  return placed.booking.id
}

/** A requested custom trip without days. @returns its id */
export async function requestedCustomTrip({ deps }: Pick<PaymentSite, 'deps'>): Promise<string> {
  const input = { ...CONTACT, numberOfGuests: 2, specialRequirements: '' }
  const placed = await requestCustomTrip(deps, { input })
  if (!placed.ok) throw new Error(placed.problem.code)
  return placed.booking.id
}
