import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bangkokDay, bangkokInstant } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import { moveLegs } from './reschedule.rules.ts'

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => bangkokDay(date.getTime()))
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
const legs = fc
  .tuple(day, time, fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 2 }))
  .map(([date, at, lasts]) =>
    lasts.map((hours, index) => {
      const startsAt = new Date(bangkokInstant(date, at).getTime() + index * 400 * HOUR_MS)
      return { startsAt, endsAt: new Date(startsAt.getTime() + hours * HOUR_MS) }
    }),
  )

const lengths = (driven: { startsAt: Date; endsAt: Date | null }[]) =>
  driven.map(({ startsAt, endsAt }) => (endsAt?.getTime() ?? 0) - startsAt.getTime())

test('wherever a booking goes, it leaves on the wanted day at its hour, and every leg lasts as long as before', () => {
  fc.assert(
    fc.property(legs, day, (driven, date) => {
      const moved = moveLegs(driven, { date })
      const [before, after] = [driven[0]?.startsAt.getTime() ?? 0, moved[0]?.startsAt.getTime() ?? 0]
      expect([bangkokDay(after), bangkokTime(after)]).toEqual([date, bangkokTime(before)])
      expect(lengths(moved)).toEqual(lengths(driven))
      expect(moved.map(({ startsAt }) => startsAt.getTime() - after)).toEqual(
        driven.map(({ startsAt }) => startsAt.getTime() - before),
      )
    }),
  )
})

test('a way back that is named leaves then', () => {
  fc.assert(
    fc.property(legs, day, day, time, (driven, date, returnDate, returnTime) => {
      const back = moveLegs(driven, { date, returnDate, returnTime })[1]
      if (back) expect(back.startsAt).toEqual(bangkokInstant(returnDate, returnTime))
    }),
  )
})
