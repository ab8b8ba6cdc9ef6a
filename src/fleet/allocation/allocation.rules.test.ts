import { expect, test } from 'vitest'
import {
  ALLOCATION_EVENTS,
  ALLOCATION_STATUSES,
  allocationActors,
  nextAllocationStatus,
} from './allocation.rules.ts'

test('a hold becomes firm or is released, a firm one is released, what staff did is taken back, and nothing else happens', () => {
  const arrows = ALLOCATION_STATUSES.flatMap((from) =>
    ALLOCATION_EVENTS.flatMap((event) => {
      const to = nextAllocationStatus(from, event)
      return to ? `${from}, ${event}: ${to}` : []
    }),
  )
  expect(arrows).toEqual([
    'held, secure: firm',
    'held, release: released',
    'firm, release: released',
    'firm, undo: held',
    'released, undo: held',
    'released, restore: firm',
  ])
})

test('each event of an allocation has an actor', () => {
  expect(ALLOCATION_EVENTS.filter((event) => allocationActors(event).length === 0)).toEqual([])
})
