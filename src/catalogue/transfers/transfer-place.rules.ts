/** What a place is; it decides how long the driver waits without charge. */
export const PLACE_KINDS = ['town', 'airport', 'station', 'pier', 'hotel', 'sight'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** A place that transfers go to, by its name on the form. */
export type TransferPlace = {
  id: string
  name: string
  thai: string
  /** Places of one zone have the same roads and prices. */
  zone: string
  kind: PlaceKind
  /** Other names, spellings and frequent misspellings. */
  aliases: readonly string[]
}

/**
 * The known place that a text names: its name, its Thai name or an alias, in any case and punctuation.
 * @returns `undefined` for any other text, also one that only contains a known name: "Bangkok Road" is not Bangkok, and a
 *   wrong place would be a wrong price
 */
export function findPlace(places: readonly TransferPlace[], text: string): TransferPlace | undefined {
  const wanted = lettersOf(text)
  if (wanted === '') return undefined
  return places.find(({ name, thai, aliases }) =>
    [name, thai, ...aliases].some((known) => lettersOf(known) === wanted),
  )
}

/** Letters, Thai marks and digits only, so that `Hua-Hin` and `hua hin` are one. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
