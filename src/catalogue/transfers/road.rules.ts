import type { PlainDate } from '#platform/time/calendar.ts'

/** The way between two zones, in either direction; for a ride within a zone they are the same. */
export type Road = {
  between: readonly [zone: string, zone: string]
  km: number
  /** Driving time with a little room for traffic. */
  minutes: number
  /** Who says so, and the day on which it was looked up. */
  source: string
  checkedOn: PlainDate
}

/** Do these two zones belong to this pair, in either order? */
export function joins(
  [one, other]: readonly [zone: string, zone: string],
  from: string,
  to: string,
): boolean {
  return (one === from && other === to) || (one === to && other === from)
}

/** The road between two zones; `undefined` when it is not in the list. */
export function roadBetween(roads: readonly Road[], from: string, to: string): Road | undefined {
  return roads.find(({ between }) => joins(between, from, to))
}

/** `150` → `2 h 30`. */
export function driveInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`
}
