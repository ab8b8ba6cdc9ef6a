import { z } from 'zod'
import { REASON_LENGTH } from '#platform/forms/field-names.rules.ts'
import { lineField } from '#platform/forms/form-fields.rules.ts'
import { addDays, bangkokDay, bangkokInstant, isPlainDate, type PlainDate } from '#platform/time/calendar.ts'
import { isClockTime } from '#platform/time/clock-time.ts'
import { FLEET_PROBLEMS } from './fleet-problems.rules.ts'

/** How far ahead and for how long something can be blocked, in days. */
const MOST_DAYS = 366

const UUID = '[0-9a-f-]{36}'
const BLOCKED = new RegExp(`^(vehicle|driver):(${UUID})$`)

/** A vehicle or a driver that is away: what for, and from when until when. */
export type Block = {
  vehicleId: string | null
  driverId: string | null
  busyFrom: Date
  busyUntil: Date
  reason: string
}

/**
 * The form that blocks whole days, or hours of them: `blocked` is `vehicle:` or `driver:` with an id. Without a last day
 * it is the first one, without hours from midnight to midnight. `nowMs` is in milliseconds since the epoch.
 */
export function blockFormSchema(nowMs: number) {
  const today = bangkokDay(nowMs)
  const end = addDays(today, MOST_DAYS)
  const isDay = (text: string) => isPlainDate(text) && text >= today && text <= end
  const time = z
    .string(FLEET_PROBLEMS.time)
    .refine((text) => text === '' || isClockTime(text), FLEET_PROBLEMS.time)
  return z
    .object({
      blocked: z.string(FLEET_PROBLEMS.blocked).regex(BLOCKED, FLEET_PROBLEMS.blocked),
      firstDay: z.string(FLEET_PROBLEMS.firstDay).refine(isDay, FLEET_PROBLEMS.firstDay),
      lastDay: z
        .string(FLEET_PROBLEMS.lastDay)
        .refine((text) => text === '' || isDay(text), FLEET_PROBLEMS.lastDay),
      fromTime: time,
      untilTime: time,
      reason: lineField(REASON_LENGTH, FLEET_PROBLEMS.reason),
    })
    .superRefine(({ firstDay, lastDay, fromTime, untilTime }, context) => {
      if (lastDay !== '' && lastDay < firstDay)
        context.addIssue({ code: 'custom', path: ['lastDay'], message: FLEET_PROBLEMS.lastDay })
      else if (untilTime !== '' && untilTime <= (fromTime || '00:00') && (lastDay || firstDay) === firstDay)
        context.addIssue({ code: 'custom', path: ['untilTime'], message: FLEET_PROBLEMS.untilTime })
    })
    .transform(({ blocked, firstDay, lastDay, fromTime, untilTime, reason }): Block => {
      const [, kind, id = ''] = BLOCKED.exec(blocked) ?? []
      return {
        vehicleId: kind === 'vehicle' ? id : null,
        driverId: kind === 'driver' ? id : null,
        busyFrom: bangkokInstant(firstDay, fromTime || '00:00'),
        busyUntil: endOf(lastDay || firstDay, untilTime),
        reason,
      }
    })
}

function endOf(lastDay: PlainDate, untilTime: string): Date {
  return untilTime === '' ? bangkokInstant(addDays(lastDay, 1), '00:00') : bangkokInstant(lastDay, untilTime)
}
