import type { Place } from '#content/map/places.ts'

/** Whether every word of the query is in the place's name, description or region, in any order and case. */
export function matchesPlace({ name, what, region }: Place, query: string): boolean {
  const text = `${name} ${what} ${region}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
