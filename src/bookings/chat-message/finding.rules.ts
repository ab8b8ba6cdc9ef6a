/** What can be read from a message, in the names of the form's fields. */
export type ReadField =
  | 'kind'
  | 'tourId'
  | 'origin'
  | 'date'
  | 'returnDate'
  | 'time'
  | 'pickup'
  | 'dropoff'
  | 'adults'
  | 'children'
  | 'childAges'
  | 'childSeats'
  | 'luggage'
  | 'vehicle'
  | 'name'
  | 'phone'
  | 'email'

/** A guess for one field, and where in the message it stands: from `start` up to `end`, in UTF-16 units. */
export type Finding = { field: ReadField; value: string; start: number; end: number }

/** Stands for every character that was read already, so that nothing is read twice and every position stays. */
export const READ_ALREADY = '\uFFFC'

/** The text without what these findings stand for. */
export function without(text: string, findings: readonly Pick<Finding, 'start' | 'end'>[]): string {
  return findings.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, READ_ALREADY) + rest.slice(end),
    text,
  )
}

/** A finding for what a group of the pattern matched. The pattern has the flag `d`. */
export function findingAt(
  field: ReadField,
  value: string,
  span: readonly [start: number, end: number] | undefined,
): Finding[] {
  return span ? [{ field, value, start: span[0], end: span[1] }] : []
}

/** Where a match begins and ends. */
export function spanOf(match: RegExpExecArray): [start: number, end: number] {
  return [match.index, match.index + match[0].length]
}
