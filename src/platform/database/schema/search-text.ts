import { sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'

/** What a search of the dashboard looks through, in lower case. The migration says of which columns it is generated. */
export const searchText = text('search_text').notNull().generatedAlwaysAs(sql`searchable()`)
