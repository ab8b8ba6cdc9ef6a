/** The kinds of a list: the key used in addresses, with the label that guests read. */
export type Kinds<Kind extends string> = Readonly<Record<Kind, string>>

export type ListFilter<Kind extends string> = { query: string; category: Kind | undefined }

/** The empty filter. */
export const ALL = { query: '', category: undefined } as const satisfies ListFilter<string>

/** The fields by which an entry is filtered; the text is in lower case. */
type Findable<Kind extends string> = { category: Kind; searchText: string }

/** Reads `?q=…&category=…`; the category is a key or its label, anything else means all. */
export function readFilter<Kind extends string>(
  kinds: Kinds<Kind>,
  params: URLSearchParams,
): ListFilter<Kind> {
  const wanted = params.get('category')?.trim().toLowerCase()
  const category = kindsOf(kinds).find((kind) => kind === wanted || kinds[kind].toLowerCase() === wanted)
  return { query: params.get('q') ?? '', category }
}

/** The query of a filter, without empty parameters. */
export function writeFilter({ query, category }: ListFilter<string>): URLSearchParams {
  const params = new URLSearchParams()
  if (query.trim()) params.set('q', query.trim())
  if (category) params.set('category', category)
  return params
}

/** The entries of the category that contain the query as typed. */
export function filterList<Kind extends string, Entry extends Findable<Kind>>(
  entries: readonly Entry[],
  { query, category }: ListFilter<Kind>,
): Entry[] {
  const wanted = query.trim().toLowerCase()
  return entries.filter(
    (entry) => (category === undefined || entry.category === category) && entry.searchText.includes(wanted),
  )
}

/** Joins texts into one for {@link filterList} to search. */
export function searchable(words: readonly string[]): string {
  return words.join('\n').toLowerCase()
}

export function kindsOf<Kind extends string>(kinds: Kinds<Kind>): Kind[] {
  return Object.keys(kinds) as Kind[]
}
