import type { NamedCalendarLink } from '#fleet/calendars/calendar-links.ts'
import type { CalendarSubject } from '#guests/links/access-links.store.ts'

/** The calendar of a vehicle, of a driver or of all. */
export type CalendarView = CalendarSubject & {
  /** Its address; null while there is none, or when it was made with another secret. */
  url: string | null
  /** There is a link that works, even if it cannot be named. */
  isOpen: boolean
}

export function calendarView(
  links: readonly NamedCalendarLink[],
  subject: CalendarSubject,
  publicUrl: string,
): CalendarView {
  const { vehicleId, driverId } = subject
  const link = links.find((one) => one.vehicleId === vehicleId && one.driverId === driverId)
  return {
    ...{ vehicleId, driverId, isOpen: link !== undefined },
    url: link?.token ? `${publicUrl}/calendar/${link.token}.ics` : null,
  }
}
