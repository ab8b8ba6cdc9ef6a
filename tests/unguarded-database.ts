import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Database, Queryable } from '#platform/database/database.ts'
import { barrier } from './factories.ts'

type Query = string | { text: string }

/**
 * For controls of races: a database whose transactions take no row locks and compare no previous state, and of which
 * this many have read the booking before the first one goes on.
 */
export function unguarded(db: Database, racers: number): Database {
  const allHaveRead = barrier(racers)
  const transaction = (work: (tx: Queryable) => Promise<unknown>, ...rest: unknown[]) => {
    const unlocked = (tx: Queryable) =>
      work(drizzle({ client: withoutGuards(tx, allHaveRead) as pg.PoolClient }))
    return (db.transaction as (...all: unknown[]) => Promise<unknown>)(unlocked, ...rest)
  }
  return { ...db, transaction: transaction as Database['transaction'] }
}

function withoutGuards(tx: Queryable, allHaveRead: () => Promise<void>): Queryable['$client'] {
  let hasRead = false
  return new Proxy(tx.$client, {
    get(client, property) {
      if (property !== 'query') return Reflect.get(client, property, client)
      return async (query: Query, values?: unknown[]) => {
        const text = typeof query === 'string' ? query : query.text
        const changed = withoutGuard(text)
        const send = client.query as (query: unknown, values?: unknown[]) => Promise<unknown>
        const answer = await send.call(
          client,
          typeof query === 'string' ? changed : { ...query, text: changed },
          values,
        )
        if (!hasRead && /from "bookings".* for update/s.test(text)) {
          hasRead = true
          await allHaveRead()
        }
        return answer
      }
    },
  })
}

/** The parameter has to stay in the statement. */
function withoutGuard(text: string): string {
  return text
    .replaceAll(/ for update/g, '')
    .replaceAll(/and "(?:bookings|payments|refunds)"\."status" = (\$\d+)/g, "and $1::text <> ''")
}
