import { findDetailedBooking } from '#adapters/database/detailed-bookings.ts'
import { findEvent } from '#adapters/database/events.ts'
import { listPaymentsOfBooking } from '#adapters/database/payments.ts'
import { withRefunds } from '#adapters/database/refunds.ts'
import { receiptLines } from '#content/receipt-lines.ts'
import { balanceOf } from '#domain/payments/balance.ts'
import { formatShortDate } from '#domain/time/calendar.ts'
import { guestReceipt } from '#emails/guest/receipt.tsx'
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
