import { CATEGORIES, type CategoryKey, type Tour } from '#domain/tour.ts'

/** The kinds of trip in the order they are offered. */
export const KINDS = ['nature', 'wildlife', 'culture', 'history'] as const satisfies readonly CategoryKey[]

export type TripFilter = { query: string; category: CategoryKey | undefined }

/** What a trip can be found by. */
export type Findable = { category: CategoryKey; searchText: string }

/** All the words of a trip that a search looks through, in lower case. */
export function searchTextOf({ title, subtitle, description, area, highlights }: Tour): string {
  return [title, subtitle, description, area, ...highlights].join('\n').toLowerCase()
}

/** Reads `?q=…&category=…`; the category is the short key or its full name, anything else means all. */
export function readFilter(params: URLSearchParams): TripFilter {
  return { query: params.get('q') ?? '', category: categoryFrom(params.get('category')) }
}

/** The address of a filter, without what is empty. */
export function writeFilter({ query, category }: TripFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (query.trim()) params.set('q', query.trim())
  if (category) params.set('category', category)
  return params
}

/** The trips that carry the category and contain the words as they were typed. */
export function filterTrips<Trip extends Findable>(
  trips: readonly Trip[],
  { query, category }: TripFilter,
): Trip[] {
  const wanted = query.trim().toLowerCase()
  return trips.filter(
    (trip) => (category === undefined || trip.category === category) && trip.searchText.includes(wanted),
  )
}

function categoryFrom(text: string | null): CategoryKey | undefined {
  const wanted = text?.trim().toLowerCase()
  return KINDS.find((kind) => kind === wanted || CATEGORIES[kind].toLowerCase() === wanted)
}
