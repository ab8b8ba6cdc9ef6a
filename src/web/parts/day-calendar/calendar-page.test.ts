import { expect, test } from 'vitest'
import { daysOfPage } from '#fleet/availability/day-offer.rules.ts'
import { calendarPageOf, type KnownDay } from './calendar-page.ts'

const FREE = { car: 'free', suv: 'free', van: 'free' } as const

function pageOf(
  special: Record<string, Partial<KnownDay>>,
  changes: Partial<Parameters<typeof calendarPageOf>[0]> = {},
) {
  const dates = daysOfPage('2026-11-25', 0)
  return calendarPageOf({
    ...{ dates, firstDay: '2026-11-25', runsOn: null, wanted: 'car', otherwise: 'unknown' },
    classes: ['car', 'suv', 'van'],
    days: new Map(dates.map((date) => [date, { date, ...FREE, ...special[date] }])),
    ...changes,
  })
}

test('five weeks name their months, and say below what their signs mean', () => {
  const closed = { car: 'closed', suv: 'closed', van: 'closed', reason: 'We are at a wedding' } as const
  const page = pageOf({
    '2026-11-28': { car: 'none', suv: 'none', van: 'none' },
    '2026-12-08': { car: 'none', suv: 'none' },
    '2026-12-11': closed,
    '2026-12-12': closed,
  })
  expect(page.months).toBe('Nov to Dec 2026')
  expect(page.notes.map((note) => note.replaceAll('\u00a0', ' '))).toEqual([
    '28 full',
    'van: only the larger one is free',
    'Fri 11 Dec to Sat 12 Dec: We are at a wedding',
  ])
  expect([pageOf({}).notes, pageOf({}).everyDay]).toEqual([[], undefined])
})

test('a fleet without the wanted vehicle says so once, above the days', () => {
  const dates = daysOfPage('2026-11-25', 0)
  const days = new Map(dates.map((date) => [date, { date, car: 'none', suv: 'free', van: 'free' } as const]))
  const { everyDay, notes, cells } = pageOf({}, { days })
  expect([everyDay, notes]).toEqual(['On these days only the SUV is free.', []])
  expect(cells.map(({ word }) => word).filter(Boolean)).toEqual(['Dec'])
})

test('days that are not looked up yet cannot be chosen, and those that cannot be looked up can', () => {
  const days = new Map()
  const loading = pageOf({}, { days, otherwise: 'loading' })
  expect(loading.notes).toEqual(['Checking free days…'])
  expect(loading.cells.some(({ isChoosable }) => isChoosable)).toBe(false)
  const unknown = pageOf({}, { days })
  expect(unknown.notes.join()).toMatch(/^We can’t show which days are free just now/)
  expect(unknown.cells.filter(({ isChoosable }) => isChoosable)).toHaveLength(33)
})
