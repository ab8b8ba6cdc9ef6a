import { findDetailedBooking } from '#bookings/detailed-bookings.store.ts'
import { findEvent } from '#bookings/events.store.ts'
import { balanceOf } from '#money/payments/balance.rules.ts'
import { listPaymentsOfBooking } from '#money/payments/payments.store.ts'
import { receiptLines } from '#money/payments/receipt-lines.words.ts'
import { withRefunds } from '#money/refunds/refunds.store.ts'
import { formatShortDate } from '#platform/time/calendar.ts'
import { guestReceipt } from '../templates/guest/receipt.tsx'
import type { MailWriter } from './mail-writer.ts'
import { passUrl } from './pass-url.ts'
import { toldOf } from './told-booking.ts'

export const receiptMails = {
  /** About the event of the press, so that each press has its mail. */
  'guest-receipt': async (deps, eventId) => {
    const { read } = deps.db
    const event = await findEvent(read, eventId)
    const booking = event?.bookingId ? await findDetailedBooking(read, event.bookingId) : undefined
    if (!booking) return undefined
    const payments = await withRefunds(read, await listPaymentsOfBooking(read, booking.id))
    const { paidBaht, givenBackBaht } = balanceOf(booking.priceBaht, payments)
    return {
      mail: guestReceipt({
        booking: toldOf(deps, booking),
        lines: receiptLines(payments).map(({ method, sum, day }) => ({
          label: method,
          text: `${sum}, ${formatShortDate(day)}`,
        })),
        givenBackBaht,
        keptBaht: paidBaht - givenBackBaht,
        passUrl: await passUrl(deps, booking),
      }),
      replyTo: deps.addresses.operator,
    }
  },
} satisfies Record<string, MailWriter>
