import { z } from 'zod'
import { VEHICLE_CLASSES } from '#catalogue/vehicle.rules.ts'
import { lineField } from '#platform/forms/form-fields.rules.ts'
import { addDays, bangkokDay, isPlainDate, type PlainDate } from '#platform/time/calendar.ts'
import type { BlackoutFacts } from './availability/availability.rules.ts'

/** The problem codes of the form for days without trips. */
export const BLACKOUT_PROBLEMS = {
  firstDay: 'blackout.firstDay',
  lastDay: 'blackout.lastDay',
  tourId: 'blackout.tourId',
  vehicleClass: 'blackout.vehicleClass',
  reason: 'blackout.reason',
} as const

export const BLACKOUT_REASON_LENGTH = 120
/** How far ahead days can be closed. */
const MOST_DAYS = 731

/** The form for days without trips. Without a last day it is the first one. `nowMs` is in milliseconds since the epoch. */
export function blackoutFormSchema(nowMs: number) {
  const today = bangkokDay(nowMs)
  return z
    .object({
      firstDay: day(today, BLACKOUT_PROBLEMS.firstDay).refine(
        (text) => text !== '',
        BLACKOUT_PROBLEMS.firstDay,
      ),
      lastDay: day(today, BLACKOUT_PROBLEMS.lastDay),
      tourId: z.string(BLACKOUT_PROBLEMS.tourId),
      vehicleClass: z.enum(['', ...VEHICLE_CLASSES], BLACKOUT_PROBLEMS.vehicleClass),
      reason: lineField(BLACKOUT_REASON_LENGTH, BLACKOUT_PROBLEMS.reason),
    })
    .refine(({ firstDay, lastDay }) => lastDay === '' || lastDay >= firstDay, {
      message: BLACKOUT_PROBLEMS.lastDay,
      path: ['lastDay'],
    })
    .transform(
      ({ firstDay, lastDay, tourId, vehicleClass, reason }): BlackoutFacts => ({
        ...{ firstDay, lastDay: lastDay || firstDay, reason },
        tourId: tourId || null,
        vehicleClass: vehicleClass || null,
      }),
    )
}

/** A day from today on, or nothing. */
function day(today: PlainDate, message: string) {
  const end = addDays(today, MOST_DAYS)
  return z
    .string(message)
    .refine((text) => text === '' || (isPlainDate(text) && text >= today && text <= end), message)
}
