import type { PlainDate } from '#platform/time/calendar.ts'

/**
 * A fact of a booking as people read it: what it is called, and what it says. Names, places, flights and wishes are as
 * somebody typed them. `date`: the machine-readable form of a value that is a day.
 */
export type Fact = { label: string; value: string; date?: PlainDate }
