import type { PlainDate } from '../time/calendar.ts'

/**
 * A schema whose rules depend on the day, built once a day: building one takes about a hundred times as long as
 * checking a form by it.
 */
export function schemaByDay<Schema>(build: (today: PlainDate) => Schema): (today: PlainDate) => Schema {
  let built: { today: PlainDate; schema: Schema } | undefined
  return (today) => {
    if (built?.today !== today) built = { today, schema: build(today) }
    return built.schema
  }
}
