import { getTableColumns, inArray } from 'drizzle-orm'
import { testimonials } from '#adapters/database/schema/schema.ts'
import type { Queryable } from '../database.ts'
import { type Page, type PageRequest, readPage } from './pagination.ts'

const { searchText, ...columns } = getTableColumns(testimonials)

export type ListedTestimonial = Omit<typeof testimonials.$inferSelect, 'searchText'>

/** A page of testimonials. */
export function listTestimonials(
  db: Queryable,
  request: PageRequest,
): Promise<Page<ListedTestimonial> | undefined> {
  return readPage(db, { table: testimonials }, request, (ids) =>
    db.select(columns).from(testimonials).where(inArray(testimonials.id, ids)),
  )
}
