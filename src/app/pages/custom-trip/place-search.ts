import type { Place } from '#content/map/places.ts'

/** Every word of the query is found in the name, the words about it or the region, in any order and case. */
export function matchesPlace({ name, what, region }: Place, query: string): boolean {
  const text = `${name} ${what} ${region}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
