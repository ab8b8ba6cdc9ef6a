import { z } from 'zod'
import { FLEET_PROBLEMS } from '#fleet/fleet-problems.rules.ts'
import { isPlainDate, LAST_DAY, type PlainDate } from '../time/calendar.ts'

/** A paper that ended before this day is a typing mistake. */
const FIRST_DAY: PlainDate = '2000-01-01'

/** The last valid day of a paper; null when the field is empty. */
export const paperDay = z
  .string(FLEET_PROBLEMS.paperDay)
  .refine(
    (text) => text === '' || (isPlainDate(text) && text >= FIRST_DAY && text <= LAST_DAY),
    FLEET_PROBLEMS.paperDay,
  )
  .transform((text) => text || null)

/** Whether a vehicle or a driver is in service: the field says `in` or `out`. */
export const inService = z
  .enum(['in', 'out'], FLEET_PROBLEMS.service)
  .transform((service) => service === 'in')
