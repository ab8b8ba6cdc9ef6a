import { expect, test } from 'vitest'
import { proposalEnds, proposedChanges } from './proposal.rules.ts'

const SATURDAY = new Date('2026-11-28T08:30:00+07:00')
const SUNDAY = new Date('2026-11-29T09:00:00+07:00')
const ASKED = { kind: 'trip', startsAt: SATURDAY, priceBaht: 5800 } as const

test('a proposal names what it changes, with what was asked for', () => {
  expect(proposedChanges(ASKED, { startsAt: SUNDAY, totalBaht: 6200 })).toEqual([
    { label: 'Day', was: 'Saturday 28 November, 08:30', becomes: 'Sunday 29 November, 09:00' },
    { label: 'Price', was: '฿5,800', becomes: '฿6,200' },
  ])
})

test('what stays is not named, and the hour of a custom trip never is', () => {
  expect(proposedChanges(ASKED, { startsAt: null, totalBaht: 5800 })).toEqual([])
  expect(proposedChanges(ASKED, { startsAt: SATURDAY, totalBaht: 5800 })).toEqual([])
  const custom = { kind: 'custom', startsAt: null, priceBaht: null } as const
  expect(proposedChanges(custom, { startsAt: SUNDAY, totalBaht: 12_000 })).toEqual([
    { label: 'Day', was: null, becomes: 'Sunday 29 November' },
    { label: 'Price', was: null, becomes: '฿12,000' },
  ])
})

test('a proposal ends with the hold; without one after the hours of a hold, and not after the pickup', () => {
  const nowMs = Date.parse('2026-11-27T10:00:00+07:00')
  const heldUntil = new Date('2026-11-27T18:00:00+07:00')
  const at = (changes: object) =>
    proposalEnds({ heldUntil: null, pickupAt: SUNDAY, holdHours: 24, ...changes }, nowMs).toISOString()
  expect(at({ heldUntil })).toBe(heldUntil.toISOString())
  expect(at({})).toBe('2026-11-28T03:00:00.000Z')
  expect(at({ pickupAt: new Date('2026-11-27T15:00:00+07:00') })).toBe('2026-11-27T08:00:00.000Z')
  expect(at({ pickupAt: null })).toBe('2026-11-28T03:00:00.000Z')
})
