import { createDatabase, openPool } from '#adapters/database/database.ts'

/** A database that notes every statement that it is asked, in `statements`. */
export function watchedDatabase(url: string) {
  const pool = openPool(url)
  const statements: string[] = []
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = (...args: unknown[]) => {
      const [asked] = args as [string | { text: string }]
      statements.push(typeof asked === 'string' ? asked : asked.text)
      return query(...args) as never
    }
  })
  return { db: createDatabase(pool), statements, [Symbol.asyncDispose]: () => pool.end() }
}
