import { is } from 'drizzle-orm'
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import * as schema from './schema.ts'

const tables = Object.values(schema)
  .filter((exported) => is(exported, PgTable))
  .map((table) => getTableConfig(table))

async function listRows<Row>(query: string): Promise<Row[]> {
  await using database = await recycledDatabase()
  return (await database.pool.query(query)).rows as Row[]
}

/** Hand-written in a migration, because Drizzle has no exclusion constraints. */
const EXCLUSIONS = ['allocations_vehicle_once', 'allocations_driver_once']

test('the schema has exactly the tables of the migrated database', async () => {
  const rows = await listRows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  expect(tables.map(({ name }) => name).sort()).toEqual(rows.map(({ name }) => name).sort())
})

type Column = { table: string; name: string; type: string; isNullable: boolean; hasDefault: boolean }

const byName = (one: Column, other: Column) =>
  `${one.table}.${one.name}` < `${other.table}.${other.name}` ? -1 : 1

test('every column has the type, nullability and default that the schema says', async () => {
  const stored = await listRows<Column>(`
    select columns.table_name as "table", column_name as name, format_type(atttypid, atttypmod) as type,
      is_nullable = 'YES' as "isNullable", column_default is not null as "hasDefault"
    from information_schema.columns
    join pg_attribute on attname = column_name and attrelid = format('public.%I', columns.table_name)::regclass
    where table_schema = 'public'`)
  const described = tables.flatMap(({ name: table, columns }) =>
    columns.map(
      (column): Column => ({
        table,
        name: column.name,
        type: column.getSQLType(),
        isNullable: !column.notNull,
        hasDefault: column.hasDefault,
      }),
    ),
  )
  expect(described.length).toBeGreaterThan(80)
  expect(described.sort(byName)).toEqual(stored.sort(byName))
})

test('the migrated database has exactly the indexes and constraints of the schema', async () => {
  const indexes = await listRows<{ name: string; isUnique: boolean }>(`
    select relname as name, indisunique as "isUnique" from pg_index
    join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`)
  const constraints = await listRows<{ name: string }>(`
    select conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('u', 'c', 'f', 'x')`)
  const describedIndexes = tables.flatMap((table) =>
    table.indexes.map(({ config }) => ({ name: config.name, isUnique: config.unique })),
  )
  const describedConstraints = tables.flatMap((table) => [
    ...table.columns.filter(({ isUnique }) => isUnique).map(({ uniqueName }) => uniqueName),
    ...table.uniqueConstraints.map(({ name }) => name),
    ...table.checks.map(({ name }) => name),
    ...table.foreignKeys.map((key) => key.getName()),
  ])
  expect(describedIndexes).toHaveLength(indexes.length)
  expect(indexes).toEqual(expect.arrayContaining(describedIndexes))
  expect([...describedConstraints, ...EXCLUSIONS].sort()).toEqual(constraints.map(({ name }) => name).sort())
})

test('checks and partial indexes of the database name the states of the domain', async () => {
  const stored = await listRows<{ name: string; rule: string }>(`
    select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'c'
    union all
    select relname, pg_get_expr(indpred, indrelid) from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and indpred is not null and not indisexclusion`)
  const dialect = new PgDialect()
  const described = tables.flatMap(({ checks, indexes }) => [
    ...checks.map(({ name, value }) => ({ name, rule: dialect.sqlToQuery(value).sql })),
    ...indexes.flatMap(({ config: { name = '', where } }) =>
      where ? { name, rule: dialect.sqlToQuery(where).sql } : [],
    ),
  ])
  const textsIn = (rule: string) => Array.from(rule.matchAll(/'([^']*)'/g), ([, text = '']) => text)
  // PostgreSQL quotes negative numbers as well.
  const statesIn = (rules: { name: string; rule: string }[]) =>
    Object.fromEntries(
      rules.map(({ name, rule }) => [name, textsIn(rule).filter((text) => !/^-\d+$/.test(text))]),
    )
  expect(statesIn(described)).toMatchObject({ payments_one_payable: ['creating', 'open'] })
  expect(statesIn(stored)).toEqual(statesIn(described))
})

test('the database allows a booking one payable attempt at most', async () => {
  await using database = await recycledDatabase()
  const { rows } = await database.pool.query(`
    insert into bookings (kind, reference, request_id, content_hash, terms, channel, status, title, travel_date, guests,
      customer_name, customer_email, customer_phone)
    values ('trip', 'SPN-7K3F9', gen_random_uuid(), '', '{"clauses": []}', 'card', 'draft', '', '2027-01-15', 2, '', '', '')
    returning id`)
  const attempt = (status: string) =>
    database.pool.query(
      `insert into payments (booking_id, provider, status, idempotency_key, amount_satang, currency, expires_at)
       values ($1, 'sandbox', $2, gen_random_uuid(), 550000, 'thb', now())`,
      [rows[0].id, status],
    )
  await attempt('expired')
  await attempt('creating')
  await expect(attempt('open')).rejects.toThrow('payments_one_payable')
  await expect(attempt('creating')).rejects.toThrow('payments_one_payable')
  await attempt('failed')
})
