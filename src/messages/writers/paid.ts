import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Booking } from '#bookings/bookings.store.ts'
import { driverExpected } from '#drives/driver-sentences.words.ts'
import { findBalance } from '#money/cash/find-balance.ts'
import { toPayOf } from '#money/deposits/deposit.rules.ts'
import { restSentence } from '#money/deposits/deposit-sentences.words.ts'
import type { Balance } from '#money/payments/balance.rules.ts'
import { paidHow } from '#money/payments/payment.words.ts'
import { formatDay } from '#platform/time/calendar.ts'
import { guestBookingConfirmed } from '../templates/guest/booking-confirmed.tsx'
import { operatorBookingPaid } from '../templates/operator/booking-paid.tsx'
import { isAhead } from './as-queued.ts'
import { cancellationLine } from './cancellation-line.ts'
import { findCrewNames } from './crew-names.ts'
import { deskUrl } from './desk-url.ts'
import { driverToldOf } from './driver-told.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'
import { findTold, type Told } from './told-booking.ts'
import { tripCalendar } from './trip-calendar.ts'

export const paidMails = {
  'operator-booking-paid': aboutPaid(async ({ told, booking, paid }, { db, publicUrl, now }) => ({
    mail: operatorBookingPaid({
      booking: told,
      ...paid,
      crew: await findCrewNames(db.read, booking),
      driverExpected: driverExpected(booking.travelDate, now()),
      deskUrl: deskUrl(publicUrl, booking),
    }),
    replyTo: booking.customerEmail,
  })),
  /** Not sent when the trip is off or over: what was paid and what goes back is in the email that says so. */
  'guest-booking-confirmed': aboutPaid(async ({ told, booking, balance, paid }, deps) => {
    if (!isAhead(booking, deps.now())) return undefined
    return {
      mail: guestBookingConfirmed({
        booking: told,
        ...paid,
        restNow: restNow(booking, balance, deps.now()),
        driverTold: await driverToldOf(deps, booking),
        pickupDay: formatDay(booking.travelDate ?? ''),
        cancelling: await cancellationLine(deps, booking),
        passUrl: await passUrl(deps, booking),
      }),
      replyTo: deps.addresses.operator,
      ...(await tripCalendar(deps, booking, 'REQUEST')),
    }
  }),
} satisfies Record<string, MailWriter>

/** `amountBaht`: what was paid to confirm it; `restBaht`: what was left then; `dueBaht`: what is left now. */
type Paid = { amountBaht: number; how: string; restBaht: number; dueBaht: number }

/** About the payment that confirmed a booking, as the ledger has it. */
function aboutPaid(
  write: (
    told: Told & { balance: Balance; paid: Paid },
    deps: MailWriterNeeds,
  ) => WrittenMail | undefined | Promise<WrittenMail | undefined>,
): MailWriter {
  return async (deps, id, facts) => {
    const told = await findTold(deps, id, facts)
    if (!told || !facts?.confirmedBy) return undefined
    const { method, amountBaht } = facts.confirmedBy
    const balance = await findBalance(deps.db.read, told.booking)
    const dueBaht = dueNow(told.booking, balance)
    const paid = { amountBaht, how: paidHow[method], restBaht: facts.dueBaht ?? 0, dueBaht }
    return write({ ...told, balance, paid }, deps)
  }
}

/** How what is left of an agreed booking is paid, in a sentence; null when nothing is. */
export function restNow(booking: Booking, balance: Balance, nowMs: number): string | null {
  const toPay = toPayOf(booking, balance, nowMs)
  return toPay ? restSentence(toPay.dueBaht, toPay.online?.ends) : null
}

/** What is still to pay for an agreed booking, in baht. */
export function dueNow({ status }: Booking, { dueBaht }: Balance): number {
  return bookingCountsAs(status, 'agreed') ? (dueBaht ?? 0) : 0
}
