import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partyOf, type Ticket, ticketCosts } from './ticket-costs.rules.ts'

const price = fc.nat(5_000)
const anyTicket: fc.Arbitrary<Ticket> = fc
  .record({ name: fc.string(), adultBaht: price, childBaht: fc.option(price), isOptional: fc.boolean() })
  .map(({ name, adultBaht, childBaht, isOptional }) => ({
    ...{ name, adultBaht, checked: '2026-11' },
    ...(childBaht !== null && { childBaht }),
    ...(isOptional && { isOptional: true as const }),
  }))
const anyParty = fc.record({ adults: fc.nat(12), children: fc.nat(12) })

test('a ticket costs adults × adult price + children × child price, without one the adult price', () => {
  fc.assert(
    fc.property(fc.array(anyTicket), anyParty, (tickets, party) => {
      for (const { ticket, partyBaht } of ticketCosts(tickets, party).needed)
        expect(partyBaht).toBe(
          party.adults * ticket.adultBaht + party.children * (ticket.childBaht ?? ticket.adultBaht),
        )
    }),
  )
})

test('the sum is that of the needed tickets, and what is optional is in none', () => {
  fc.assert(
    fc.property(fc.array(anyTicket), anyParty, (tickets, party) => {
      const { needed, optional, sumBaht } = ticketCosts(tickets, party)
      expect(needed.length + optional.length).toBe(tickets.length)
      expect(sumBaht).toBe(needed.reduce((sum, { partyBaht }) => sum + partyBaht, 0))
      const withoutOptional = tickets.filter(({ isOptional }) => !isOptional)
      expect(ticketCosts(withoutOptional, party).sumBaht).toBe(sumBaht)
    }),
  )
})

test.for([
  [4, 2, { adults: 2, children: 2 }],
  [4, 0, { adults: 4, children: 0 }],
  [2, 2, { adults: 1, children: 1 }],
  [3, -1, { adults: 3, children: 0 }],
  [3, 1.5, { adults: 3, children: 0 }],
  [3, Number.NaN, { adults: 3, children: 0 }],
] as const)('%i guests with %d children', ([guests, children, party]) => {
  expect(partyOf(guests, children)).toEqual(party)
})
