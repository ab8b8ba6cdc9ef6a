import type { Tour } from '#domain/catalogue/tour.ts'
import { searchable } from '../../sections/list-filter/list-filter.ts'

/** All the words of a trip that a search looks through. */
export function searchTextOf({ title, subtitle, description, area, highlights }: Tour): string {
  return searchable([title, subtitle, description, area, ...highlights])
}
