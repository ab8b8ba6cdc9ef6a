import { expect, test } from 'vitest'
import { isUndoOpen, undoEnds } from './undo.rules.ts'

const NOW = Date.parse('2026-11-20T10:00:00+07:00')
const offer = { until: undoEnds(NOW), version: 5 }

test('an act can be taken back for ten seconds, to the millisecond', () => {
  expect(isUndoOpen(offer, { version: 5, nowMs: NOW })).toBe(true)
  expect(isUndoOpen(offer, { version: 5, nowMs: NOW + 9_999 })).toBe(true)
  expect(isUndoOpen(offer, { version: 5, nowMs: NOW + 10_000 })).toBe(false)
})

test('nothing is taken back after something else has happened, or when nothing was done', () => {
  expect(isUndoOpen(offer, { version: 6, nowMs: NOW })).toBe(false)
  expect(isUndoOpen(undefined, { version: 5, nowMs: NOW })).toBe(false)
})
