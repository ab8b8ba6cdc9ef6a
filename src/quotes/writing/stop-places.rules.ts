import { wordAt } from '#platform/text/word-search.ts'

/** A place that a stop of a quote can name, and the words by which an operator names it, in lower case. */
export type StopPlace = { words: readonly string[] }

type Named = { id: string; start: number; end: number }

/**
 * The places that a line of text names, in the order of the text. A word inside a longer one does not count: "Sai Yok
 * Noi" is not Sai Yok.
 */
export function placesNamed(text: string, known: Readonly<Record<string, StopPlace>>): string[] {
  const small = text.toLowerCase().replaceAll('’', "'")
  const found = Object.entries(known).flatMap(([id, { words }]) =>
    words.flatMap((word): Named[] => {
      const start = wordAt(small, word)
      return start < 0 ? [] : [{ id, start, end: start + word.length }]
    }),
  )
  const named = found.filter((one) => !found.some((other) => isInside(one, other)))
  return [...new Set(named.toSorted((one, other) => one.start - other.start).map(({ id }) => id))]
}

function isInside(one: Named, other: Named): boolean {
  return one.start >= other.start && one.end <= other.end && one.end - one.start < other.end - other.start
}
