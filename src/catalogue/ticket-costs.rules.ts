import type { PlainDate } from '#platform/time/calendar.ts'

/** What the guests pay at a place themselves. Prices are in whole baht for one person. */
export type Ticket = {
  name: string
  adultBaht: number
  /** Missing when no lower price for children is known: they then pay the price of an adult. */
  childBaht?: number
  /** The day on which the price was checked. */
  checked: PlainDate
  /** What a guest should know about the price. */
  note?: string
  /** Only for those who want it, or only asked now and then: never in a sum. */
  isOptional?: true
}

export type Party = { adults: number; children: number }

/** One ticket for the whole party. */
export type TicketCost = { ticket: Ticket; adultBaht: number; childBaht: number; partyBaht: number }

/** What the tickets come to for this party: adults × adult price + children × child price, of the needed ones. */
export function ticketCosts(
  tickets: readonly Ticket[],
  { adults, children }: Party,
): { needed: TicketCost[]; optional: Ticket[]; sumBaht: number } {
  const needed = tickets
    .filter(({ isOptional }) => !isOptional)
    .map((ticket) => {
      const { adultBaht, childBaht = adultBaht } = ticket
      return { ticket, adultBaht, childBaht, partyBaht: adults * adultBaht + children * childBaht }
    })
  return {
    needed,
    optional: tickets.filter(({ isOptional }) => isOptional),
    sumBaht: needed.reduce((sum, { partyBaht }) => sum + partyBaht, 0),
  }
}

/** Splits a party into adults and children; at least one guest counts as an adult. */
export function partyOf(guests: number, children: number): Party {
  const few = Number.isSafeInteger(children) ? Math.min(Math.max(children, 0), Math.max(guests - 1, 0)) : 0
  return { adults: guests - few, children: few }
}
