import { expect, test } from 'vitest'
import { type Holder, holdLimitReached, isSameContact } from './hold-limits.rules.ts'

const ADA = { customerEmail: 'ada@example.com', customerPhone: '+44 7700 900123' }

const holding = (changes: Partial<Holder> = {}): Holder => ({ ...ADA, network: 'one', days: 1, ...changes })

/** Somebody else, at the same network. */
const other = (number: number, changes: Partial<Holder> = {}) =>
  holding({
    customerEmail: `guest${number}@example.com`,
    customerPhone: `+66 81 000 ${1000 + number}`,
    ...changes,
  })

const times = (count: number, holder: (number: number) => Holder) =>
  Array.from({ length: count }, (_, index) => holder(index))

test('a third hold of one contact is fine, a fourth is not', () => {
  expect(
    holdLimitReached(
      holding(),
      times(2, () => holding()),
    ),
  ).toBeUndefined()
  expect(
    holdLimitReached(
      holding(),
      times(3, () => holding()),
    ),
  ).toBe('contact')
})

test('one contact is one mailbox or one phone number, however they are spelt', () => {
  const spelt = [
    holding({ customerEmail: 'A.D.A+1@example.com', customerPhone: '111111111' }),
    holding({ customerEmail: 'else@example.com', customerPhone: '07700 900-123' }),
    holding({ customerEmail: 'other@example.com', customerPhone: '0044 7700900123' }),
  ]
  expect(holdLimitReached(holding({ network: null }), spelt)).toBe('contact')
})

test('two guests without an address, or without a number, are two', () => {
  expect(isSameContact({ ...ADA, customerEmail: '' }, { customerEmail: '', customerPhone: '1' })).toBe(false)
  expect(
    isSameContact({ ...ADA, customerPhone: '' }, { customerEmail: 'x@example.com', customerPhone: '' }),
  ).toBe(false)
})

test('a tenth hold from one network is fine, an eleventh is not; other networks do not count', () => {
  expect(
    holdLimitReached(
      holding(),
      times(9, (number) => other(number)),
    ),
  ).toBeUndefined()
  expect(
    holdLimitReached(
      holding(),
      times(10, (number) => other(number)),
    ),
  ).toBe('network')
  const elsewhere = times(10, (number) => other(number, { network: 'two' }))
  expect(holdLimitReached(holding(), elsewhere)).toBeUndefined()
})

test('without a network only the contact counts', () => {
  const uncounted = times(20, (number) => other(number, { network: null }))
  expect(holdLimitReached(holding({ network: null }), uncounted)).toBeUndefined()
})

test('the longest custom trip is held alone; two of them are all that one network holds', () => {
  expect(holdLimitReached(holding({ days: 14 }), [])).toBeUndefined()
  expect(holdLimitReached(holding(), [holding({ days: 14 })])).toBe('contact')
  expect(holdLimitReached(other(1, { days: 14 }), [other(2, { days: 14 })])).toBeUndefined()
  expect(holdLimitReached(other(1), [other(2, { days: 14 }), other(3, { days: 14 })])).toBe('network')
})
