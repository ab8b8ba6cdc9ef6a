import type { ReadField } from '#bookings/chat-message/finding.rules.ts'
import type { Reading } from '#bookings/chat-message/read-chat-message.rules.ts'

/** The fields of the form. */
export const ENTRY_FIELDS = [
  ...(['message', 'kind', 'tourId', 'origin', 'date', 'time', 'pickup', 'dropoff'] as const),
  ...([
    'returnDate',
    'returnTime',
    'adults',
    'children',
    'childAges',
    'childSeats',
    'wheelchair',
    'luggage',
    'flight',
  ] as const),
  ...(['vehicle', 'priceBaht', 'name', 'phone', 'email', 'channel', 'language'] as const),
] as const
export type EntryField = (typeof ENTRY_FIELDS)[number]
export type EntryValues = Record<EntryField, string>

/** A value that nobody typed: it was read from the message, or proposed by the page. */
export type Guess = { value: string; from: 'message' | 'page' }
export type Guesses = Partial<Record<EntryField, Guess>>

/** What an empty form holds. */
const BEGINNING: Guesses = {
  kind: { value: 'trip', from: 'page' },
  channel: { value: 'phone', from: 'page' },
  language: { value: 'en', from: 'page' },
}

const HIDDEN = { message: 'read-', page: 'proposed-' } as const

/** The values of a posted form, and which of them are guesses. */
export function entryFrom(posted: Readonly<Record<string, string>>): {
  values: EntryValues
  guesses: Guesses
} {
  const guesses: Guesses = {}
  for (const field of ENTRY_FIELDS)
    for (const from of ['message', 'page'] as const) {
      const value = posted[HIDDEN[from] + field]
      if (value) guesses[field] = { value, from }
    }
  const values = Object.fromEntries(ENTRY_FIELDS.map((field) => [field, posted[field] ?? ''])) as EntryValues
  // Only what is empty begins so: a guess that was sent back stays.
  const beginning = Object.entries(BEGINNING).filter(([field]) => values[field as EntryField] === '')
  return withGuesses({ values, guesses }, Object.fromEntries(beginning))
}

/** The guesses as hidden fields, so that the next answer knows what nobody typed. */
export function hiddenFields(guesses: Guesses): [name: string, value: string][] {
  return Object.entries(guesses).map(([field, { from, value }]) => [HIDDEN[from] + field, value])
}

/** Was this value guessed, and not changed since? */
export function guessOf(field: EntryField, values: EntryValues, guesses: Guesses): Guess | undefined {
  const guess = guesses[field]
  return guess && values[field] !== '' && guess.value === values[field] ? guess : undefined
}

/** Fills what is empty or was guessed before. What a person typed is never overwritten. */
export function withGuesses(
  entry: { values: EntryValues; guesses: Guesses },
  found: Guesses,
): { values: EntryValues; guesses: Guesses } {
  const values = { ...entry.values }
  const guesses = { ...entry.guesses }
  for (const field of ENTRY_FIELDS) {
    const guess = found[field]
    if (!guess || (values[field] !== '' && !guessOf(field, entry.values, entry.guesses))) continue
    values[field] = guess.value
    guesses[field] = guess
  }
  return { values, guesses }
}

/** The values without what an earlier message said: another message is read anew. */
export function withoutReading(entry: { values: EntryValues; guesses: Guesses }): typeof entry {
  const isRead = (field: EntryField) => guessOf(field, entry.values, entry.guesses)?.from === 'message'
  const values = Object.fromEntries(
    ENTRY_FIELDS.map((field) => [
      field,
      isRead(field) ? (BEGINNING[field]?.value ?? '') : entry.values[field],
    ]),
  ) as EntryValues
  const guesses = Object.fromEntries(Object.entries(entry.guesses).filter(([, { from }]) => from === 'page'))
  return { values, guesses: { ...guesses, ...(isRead('kind') && { kind: BEGINNING.kind }) } as Guesses }
}

/** What was read from a message, as guesses. A written message came by chat, and its language is the guest's. */
export function guessesFrom({ findings, language }: Pick<Reading, 'findings' | 'language'>): Guesses {
  const read = findings.map(({ field, value }): [ReadField, Guess] => [field, { value, from: 'message' }])
  return {
    channel: { value: 'chat', from: 'page' },
    language: { value: language, from: 'page' },
    ...Object.fromEntries(read),
  }
}

/** What a booking of this kind should say; the operator asks the guest for the rest. */
export function wantedFields(kind: string): readonly EntryField[] {
  const whoAndHow = ['adults', 'luggage', 'name', 'phone', 'email'] as const
  return kind === 'transfer'
    ? ['pickup', 'dropoff', 'date', 'time', ...whoAndHow]
    : ['tourId', 'date', 'pickup', ...whoAndHow]
}

export function missingFields(values: EntryValues): EntryField[] {
  return wantedFields(values.kind).filter((field) => values[field].trim() === '')
}
