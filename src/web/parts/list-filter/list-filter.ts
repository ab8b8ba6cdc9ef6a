import { findByWords, type Searchable } from './word-search.ts'

/** A question of a filter that has a few answers. */
export type ChoiceGroup = {
  label: string
  /** How the choice of everything is called. */
  any: string
  /** The choices by their key, which is used in addresses. */
  options: Readonly<Record<string, string>>
  look?: 'chips'
}

/** The question for a day. The server answers it: it leaves out the entries that cannot be had on that day. */
export type DayGroup = { label: string; look: 'day' }

/** One question of a filter. */
export type FilterGroup = ChoiceGroup | DayGroup

/** The questions of a list, by their names in addresses. */
export type FilterGroups = Readonly<Record<string, FilterGroup>>

/** What is typed, and the key that is chosen in each group; of a day, the text of its field. */
export type ListFilter = { query: string; chosen: Readonly<Record<string, string | undefined>> }

/** The empty filter. */
export const ALL: ListFilter = { query: '', chosen: {} }

/** An entry with its key in each group. */
type Findable = Searchable & { keys: Readonly<Record<string, string>> }

/** Reads `?q=…&category=…`; a choice is a key or its label, anything else means all. A day is read as it is. */
export function readFilter(groups: FilterGroups, params: URLSearchParams): ListFilter {
  const chosen = Object.entries(groups).map(([name, group]) => {
    if (group.look === 'day') return [name, readDay(params, name)]
    const wanted = params.get(name)?.trim().toLowerCase()
    const found = Object.entries(group.options).find(
      ([key, label]) => key === wanted || label.toLowerCase() === wanted,
    )
    return [name, found?.[0]]
  })
  return { query: params.get('q') ?? '', chosen: Object.fromEntries(chosen) }
}

/** The day of a list. The ticket of the home page sends two without scripts: that of a button, and another one if it was filled in. */
export function readDay(params: URLSearchParams, name: string): string | undefined {
  return params.getAll(name).findLast(Boolean)
}

/** The query of a filter, without empty parameters. */
export function writeFilter({ query, chosen }: ListFilter): URLSearchParams {
  const all = Object.entries({ q: query.trim(), ...chosen })
  return new URLSearchParams(all.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/**
 * The entries that have the chosen keys and the query: it stands in their text, in any case, or, when no text has it, they
 * have its words. A question for which they have no key is not theirs.
 */
export function filterList<Entry extends Findable>(
  entries: readonly Entry[],
  { query, chosen }: ListFilter,
): Entry[] {
  const typed = query.trim().toLowerCase()
  const having = typed ? entries.filter(({ text }) => text?.includes(typed)) : []
  return (having.length > 0 ? having : findByWords(entries, query)).filter((entry) => hasKeys(entry, chosen))
}

/** Does the entry have the chosen keys? */
export function hasKeys({ keys }: Pick<Findable, 'keys'>, chosen: ListFilter['chosen']): boolean {
  return Object.entries(keys).every(([name, key]) => !chosen[name] || chosen[name] === key)
}
