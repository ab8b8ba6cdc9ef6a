import { href } from 'react-router'
import { isUuid } from '#platform/text/uuid.ts'
import { isPlainDate, LAST_DAY, type PlainDate } from '#platform/time/calendar.ts'

const FIRST_DAY: PlainDate = '2000-01-01'

/** What an address of the board says. */
export type WeekAddress = {
  /** The first of the seven days. */
  day: PlainDate
  /** The day that a phone shows first. */
  show?: PlainDate | undefined
  /** The drive that is being moved. */
  move?: string | undefined
}

export function weekAddress({ day, show, move }: WeekAddress): string {
  const search = new URLSearchParams({ day, ...(show ? { show } : {}), ...(move ? { move } : {}) })
  return `${href('/desk/week')}?${search}`
}

/** Without a day that exists, the week begins today. */
export function readWeekAddress(search: URLSearchParams, today: PlainDate): WeekAddress {
  const [day, show, move] = ['day', 'show', 'move'].map((name) => search.get(name) ?? '')
  return {
    day: dayIn(day) ?? today,
    show: dayIn(show),
    move: move && isUuid(move) ? move : undefined,
  }
}

function dayIn(text: string | undefined): PlainDate | undefined {
  return text && isPlainDate(text) && text >= FIRST_DAY && text < LAST_DAY ? text : undefined
}
