import type pg from 'pg'

/** Every row of the database as text, by table. */
export async function rowsByTable(pool: pg.Pool, schemas = ['public']): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1) order by 1`,
    [schemas],
  )
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query(`select row::text as text from ${name} row order by 1`)
    content[name.replace(/^public\./, '')] = rows.map(({ text }) => text)
  }
  return content
}

/** All rows in the database, jobs included, that contain one of these texts. */
export async function rowsWith(pool: pg.Pool, texts: string[]): Promise<string[]> {
  const content = await rowsByTable(pool, ['public', 'pgboss'])
  return Object.entries(content).flatMap(([table, rows]) =>
    rows
      .filter((row) => texts.some((text) => row.toLowerCase().includes(text.toLowerCase())))
      .map((row) => `${table}: ${row}`),
  )
}
