import type { Origin } from '#domain/catalogue/tour.ts'
import type { PlainDate } from '#domain/time/calendar.ts'

/** The query of a trip's page for a guest who starts in this town, on the chosen day. */
export function tripQuery(origin: Origin, date: PlainDate | undefined): string {
  return date ? `?origin=${origin}&date=${date}` : `?origin=${origin}`
}
