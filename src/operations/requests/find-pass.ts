import { type Booking, findBookingByTokenHash } from '#adapters/database/bookings.ts'
import { type CustomTrip, findCustomTrip } from '#adapters/database/custom-trips.ts'
import { countEventsOf } from '#adapters/database/events.ts'
import { findIsHeldBack } from '#adapters/database/mails.ts'
import { listPaymentsOfBooking } from '#adapters/database/payments.ts'
import { listReversalsOfBooking } from '#adapters/database/reversals.ts'
import { findTransfer, type Transfer } from '#adapters/database/transfers.ts'
import { findTrip, type Trip } from '#adapters/database/trips.ts'
import { bahtFromSatang } from '#domain/money.ts'
import { paymentCountsAs } from '#domain/payments/payment-status.ts'
import { refundedSatang } from '#domain/payments/reversal.ts'
import type { Deps } from '../deps.ts'
import { tokenHash } from './booking-token.ts'

/** A booking with the details of its kind. */
export type PassBooking =
  | { kind: 'trip'; trip: Trip }
  | { kind: 'transfer'; transfer: Transfer }
  | { kind: 'custom'; customTrip: CustomTrip }

/** Everything that a guest sees of a booking; sums are in whole baht. */
export type Pass = {
  booking: Booking
  details: PassBooking
  /** What reached us by card, before refunds. */
  chargedBaht: number
  refundedBaht: number
  /** Money came that does not match the booking, and a person looks at it. */
  isMoneyChecked: boolean
  /** False when the mail with the guest's copy is held back. */
  hasCopy: boolean
  /** How often it has changed, its payments included; grows with every change. */
  changes: number
}

/** The pass of a token; `undefined` for a text that is not the token of a booking. Changes nothing. */
export async function findPass({ db }: Pick<Deps, 'db'>, token: string): Promise<Pass | undefined> {
  const booking = /^[\w-]{22}$/.test(token)
    ? await findBookingByTokenHash(db.read, tokenHash(token))
    : undefined
  const details = booking && (await findDetails(db.read, booking))
  if (!details) return undefined
  const [payments, reversals, isHeldBack, changes] = await Promise.all([
    listPaymentsOfBooking(db.read, booking.id),
    listReversalsOfBooking(db.read, booking.id),
    findIsHeldBack(db.read, booking.id),
    countEventsOf(db.read, booking.id),
  ])
  const income = payments.filter(({ status }) => paymentCountsAs(status, 'income'))
  const charged = income.reduce(
    (sum, { receivedSatang, amountSatang }) => sum + (receivedSatang ?? amountSatang),
    0,
  )
  return {
    booking,
    details,
    chargedBaht: bahtFromSatang(charged),
    refundedBaht: bahtFromSatang(refundedSatang(reversals)),
    isMoneyChecked: payments.some(({ status }) => paymentCountsAs(status, 'needsAttention')),
    hasCopy: !isHeldBack,
    changes,
  }
}

async function findDetails(db: Deps['db']['read'], { id, kind }: Booking): Promise<PassBooking | undefined> {
  switch (kind) {
    case 'trip': {
      const trip = await findTrip(db, id)
      return trip && { kind, trip }
    }
    case 'transfer': {
      const transfer = await findTransfer(db, id)
      return transfer && { kind, transfer }
    }
    case 'custom': {
      const customTrip = await findCustomTrip(db, id)
      return customTrip && { kind, customTrip }
    }
  }
}
