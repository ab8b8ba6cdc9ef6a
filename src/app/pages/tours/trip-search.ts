import type { Tour } from '#domain/catalogue/tour.ts'
import { searchable } from '../../sections/list-filter/list-filter.ts'

/** The text of a trip that the search looks through. */
export function searchTextOf({ title, subtitle, description, area, highlights }: Tour): string {
  return searchable([title, subtitle, description, area, ...highlights])
}
