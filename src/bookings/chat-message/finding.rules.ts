/** What can be read from a message, in the names of the form's fields. */
export type ReadField =
  | 'kind'
  | 'tourId'
  | 'origin'
  | 'date'
  | 'returnDate'
  | 'time'
  | 'returnTime'
  | 'pickup'
  | 'dropoff'
  | 'flight'
  | 'adults'
  | 'children'
  | 'childAges'
  | 'childSeats'
  | 'wheelchair'
  | 'luggage'
  | 'vehicle'
  | 'name'
  | 'phone'
  | 'email'

/** A guess for one field, and where in the message it stands: from `start` up to `end`, in UTF-16 units. */
export type Finding = { field: ReadField; value: string; start: number; end: number }

/** A field that stays empty because the message says several things, or says one with a doubt: what it may be. */
export type Doubt = {
  field: ReadField
  values: readonly string[]
  start: number
  end: number
  /** All of the values are meant by the words that stand there: `Which Erawan?` */
  isOneWord?: boolean
}

/** Something that the message says about a field, before it is decided whether it counts. */
export type Mention = { value: string; start: number; end: number; isDoubtful?: boolean }

/** What was decided about a field. */
export type Decided = { findings: Finding[]; doubts: Doubt[] }

export const NOTHING: Decided = { findings: [], doubts: [] }

/** Stands for every character that was read already, so that nothing is read twice and every position stays. */
export const READ_ALREADY = '\uFFFC'

/** The text without what these findings stand for. */
export function without(text: string, findings: readonly { start: number; end: number }[]): string {
  return findings.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, READ_ALREADY) + rest.slice(end),
    text,
  )
}

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

type Span = { start: number; end: number }

/** Does this overlap nothing that was found before? */
export function isApart({ start, end }: Span, found: readonly Span[]): boolean {
  return !found.some((one) => one.start < end && start < one.end)
}

export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  return Array.from(text.matchAll(pattern))
}

/** One value, said without a doubt, is read. Several, or one in doubt, are left to a person. */
export function decide(field: ReadField, mentions: readonly Mention[]): Decided {
  const [first] = mentions
  const last = mentions.at(-1)
  if (!first || !last) return NOTHING
  const values = [...new Set(mentions.map(({ value }) => value))]
  if (values.length === 1 && mentions.every(({ isDoubtful }) => !isDoubtful))
    return { findings: [{ field, value: first.value, start: first.start, end: first.end }], doubts: [] }
  return { findings: [], doubts: [{ field, values, start: last.start, end: last.end }] }
}

export function together(...decided: readonly Decided[]): Decided {
  return {
    findings: decided.flatMap(({ findings }) => findings),
    doubts: decided.flatMap(({ doubts }) => doubts),
  }
}
