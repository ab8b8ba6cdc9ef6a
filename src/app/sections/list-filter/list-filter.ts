/** What a list can be narrowed to: the short words used in addresses, with what guests read. */
export type Kinds<Kind extends string> = Readonly<Record<Kind, string>>

export type ListFilter<Kind extends string> = { query: string; category: Kind | undefined }

/** Leaves the list whole. */
export const ALL = { query: '', category: undefined } as const satisfies ListFilter<string>

/** What an entry of the list can be found by; the text is in lower case. */
export type Findable<Kind extends string> = { category: Kind; searchText: string }

/** Reads `?q=…&category=…`; the category is the short word or its full name, anything else means all. */
export function readFilter<Kind extends string>(
  kinds: Kinds<Kind>,
  params: URLSearchParams,
): ListFilter<Kind> {
  const wanted = params.get('category')?.trim().toLowerCase()
  const category = kindsOf(kinds).find((kind) => kind === wanted || kinds[kind].toLowerCase() === wanted)
  return { query: params.get('q') ?? '', category }
}

/** The address of a filter, without what is empty. */
export function writeFilter({ query, category }: ListFilter<string>): URLSearchParams {
  const params = new URLSearchParams()
  if (query.trim()) params.set('q', query.trim())
  if (category) params.set('category', category)
  return params
}

/** The entries that carry the category and contain the words as they were typed. */
export function filterList<Kind extends string, Entry extends Findable<Kind>>(
  entries: readonly Entry[],
  { query, category }: ListFilter<Kind>,
): Entry[] {
  const wanted = query.trim().toLowerCase()
  return entries.filter(
    (entry) => (category === undefined || entry.category === category) && entry.searchText.includes(wanted),
  )
}

/** The words that a search looks through. */
export function searchable(words: readonly string[]): string {
  return words.join('\n').toLowerCase()
}

export function kindsOf<Kind extends string>(kinds: Kinds<Kind>): Kind[] {
  return Object.keys(kinds) as Kind[]
}
