import { z } from 'zod'
import { ORIGINS } from '#catalogue/tour.rules.ts'
import { AVAILABILITIES } from '#fleet/availability/availability.rules.ts'
import { findAvailability } from '#fleet/availability/find-availability.ts'
import { sentenceOf } from '#platform/problems/sentences.words.ts'
import { answer, type Endpoint } from './endpoint.ts'

export const availabilityState = z
  .enum(AVAILABILITIES)
  .describe(
    'free: can be booked at once; few: the same, one vehicle is left; request: can be asked for, not booked at once; none: all vehicles are taken; closed: not sold',
  )

/** The calendar of a trip for one month, for each class of vehicle. */
export const availabilityOfMonth: Endpoint = {
  method: 'get',
  path: '/availability',
  summary: 'Which days of a month a trip can be booked on, by class of vehicle',
  query: z.object({
    tourId: z.string(),
    origin: z.enum(ORIGINS),
    month: z
      .string()
      .regex(/^\d{4}-\d{2}$/)
      .describe('YYYY-MM, from this month to 18 months ahead'),
  }),
  answer: z.object({
    month: z.string(),
    days: z.array(
      z.object({
        date: z.string(),
        ...{ car: availabilityState, suv: availabilityState, van: availabilityState },
        reason: z.string().optional().describe('A sentence to show people, for a closed day'),
      }),
    ),
  }),
  failureCode: 'availability-not-read',
  async handle(deps, input) {
    const found = await findAvailability(deps, input)
    if (!found.ok) return found
    const days = found.days.map(({ reason, ...day }) =>
      reason ? { ...day, reason: sentenceOf(reason) } : day,
    )
    return answer({ month: found.month, days })
  },
}
