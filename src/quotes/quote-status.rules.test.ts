import { expect, test } from 'vitest'
import {
  nextQuoteStatus,
  QUOTE_EVENTS,
  QUOTE_STATUSES,
  type QuoteStatus,
  quoteActors,
} from './quote-status.rules.ts'

const ARROWS = QUOTE_STATUSES.flatMap((from) =>
  QUOTE_EVENTS.flatMap((event) => {
    const to = nextQuoteStatus(from, event)
    return to ? [{ from, event, to }] : []
  }),
)

test.for([
  ['draft', 'send', 'sent'],
  ['draft', 'discard', 'withdrawn'],
  ['sent', 'accept', 'accepted'],
  ['sent', 'turn_down', 'declined'],
  ['sent', 'withdraw', 'withdrawn'],
  ['sent', 'supersede', 'superseded'],
  ['sent', 'expire', 'expired'],
  ['expired', 'revive', 'accepted'],
  ['expired', 'supersede', 'superseded'],
  ['accepted', 'supersede', 'superseded'],
] as const)('%s, then %s: %s', ([status, event, next]) => {
  expect(nextQuoteStatus(status, event)).toBe(next)
})

test('nothing else can happen to a quote', () => {
  expect(ARROWS).toHaveLength(10)
})

test('every state can be reached from a draft', () => {
  const reached = new Set<QuoteStatus>(['draft'])
  for (const from of reached) {
    for (const arrow of ARROWS) if (arrow.from === from) reached.add(arrow.to)
  }
  expect(reached).toEqual(new Set(QUOTE_STATUSES))
})

test('only an offer that is out can be accepted by its guest', () => {
  const byGuest = ARROWS.filter(({ event, to }) => to === 'accepted' && quoteActors(event).includes('guest'))
  expect(byGuest.map(({ from }) => from)).toEqual(['sent'])
})
