import { bookingCountsAs } from '#bookings/booking-status.rules.ts'
import type { Pass } from '#bookings/pass/find-pass.ts'
import type { Catalogue } from '#catalogue/catalogue.rules.ts'
import type { Ticket } from '#catalogue/ticket-costs.rules.ts'
import { ticketsOfDay } from '#catalogue/tickets-of-day.words.ts'
import { formatBaht } from '#money/money.rules.ts'
import { formatDate, type PlainDate } from '#platform/time/calendar.ts'
import type { PassPayment } from '../payment/pass-payment.ts'

type Sum = { label: string; value: string; note: string }

/** What is known about a price, and the day on which it was looked up. */
export type PriceNote = { text: string; checked: { day: PlainDate; words: string } }

/**
 * The costs of the day on the spot; null for what has no known places, and once the trip cannot take place any more.
 * @param chosen the number of children that the guest chose on the pass, as typed
 */
export function cashViewOf(
  catalogue: Catalogue,
  pass: Pass,
  payment: PassPayment | null,
  chosen: string | null,
) {
  const { booking } = pass
  if (booking.kind !== 'trip' || !bookingCountsAs(booking.status, 'expected')) return null
  const costs = ticketsOfDay(catalogue, booking, chosen === null ? undefined : Number(chosen))
  if (!costs) return null
  const { party, needed, optional, sumBaht } = costs
  return {
    party,
    /** How many children a guest can choose, none of them included. */
    childrenChoices: Array.from({ length: Math.min(booking.guests, 10) }, (_, children) => children),
    needed: needed.map(({ ticket, adultBaht, childBaht, partyBaht }) => ({
      name: ticket.name,
      adult: formatBaht(adultBaht),
      child: formatBaht(childBaht),
      together: formatBaht(partyBaht),
      note: noteOf(ticket),
    })),
    optional: optional.map((ticket) => ({
      name: ticket.name,
      price: formatBaht(ticket.adultBaht),
      note: noteOf(ticket),
    })),
    /** A ticket has no known price for the children of this party. */
    isChildPriceUnknown: party.children > 0 && needed.some(({ ticket }) => ticket.childBaht === undefined),
    /** `null` when nothing has to be paid on the spot. */
    together: sumBaht > 0 ? formatBaht(sumBaht) : null,
    sums: sumBaht > 0 ? sumsOf(pass, payment, sumBaht) : [],
  }
}

/** What the party pays on the day, with every sum in words. */
export type CashView = NonNullable<ReturnType<typeof cashViewOf>>

function noteOf({ note = '', checked: day }: Ticket): PriceNote {
  return { text: note, checked: { day, words: formatDate(day) } }
}

/** What to have in cash, and what the day comes to with the vehicle. */
function sumsOf({ booking }: Pass, payment: PassPayment | null, ticketsBaht: number): Sum[] {
  const tickets = { value: formatBaht(ticketsBaht), note: 'for tickets only' }
  const day = {
    label: 'Total for the day',
    value: formatBaht((booking.priceBaht ?? 0) + ticketsBaht),
    note: `${formatBaht(booking.priceBaht ?? 0)} for the vehicle and ${tickets.value} for tickets`,
  }
  const forDriverBaht = payment?.cashBaht ?? 0
  const inCash = {
    label: payment?.canPayOnline ? 'If you pay the driver in cash, bring' : 'Bring in cash',
    value: formatBaht(ticketsBaht + forDriverBaht),
    note: `${tickets.value} for tickets and ${formatBaht(forDriverBaht)} for the driver`,
  }
  return [
    ...(forDriverBaht > 0 ? [inCash] : [{ label: 'Bring in cash', ...tickets }]),
    ...(forDriverBaht > 0 && payment?.canPayOnline ? [{ label: 'If you pay online first', ...tickets }] : []),
    ...(booking.priceBaht === null ? [] : [day]),
  ]
}
