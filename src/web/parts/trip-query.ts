import type { Origin } from '#catalogue/tour.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'

/** The query of a trip's page for a guest who starts in this town, on the chosen day. */
export function tripQuery(origin: Origin, date: PlainDate | undefined): string {
  return date ? `?origin=${origin}&date=${date}` : `?origin=${origin}`
}
