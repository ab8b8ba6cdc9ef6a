import type { PlainDate } from '../time/calendar.ts'

/**
 * Memoizes a schema whose rules depend on the day: building one takes about a hundred times as long as parsing a form.
 */
export function schemaByDay<Schema>(build: (today: PlainDate) => Schema): (today: PlainDate) => Schema {
  let built: { today: PlainDate; schema: Schema } | undefined
  return (today) => {
    if (built?.today !== today) built = { today, schema: build(today) }
    return built.schema
  }
}
