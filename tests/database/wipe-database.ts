import type pg from 'pg'

/** The prefix of the application names of connections that stay open between tests. */
export const PERMANENT_CONNECTIONS = 'stays'

/** A hash of the schema, which changes with anything but rows. */
const SHAPE = `
  select md5(concat_ws(' ',
    string_agg(concat_ws(' ', class.oid, relname, relfilenode, relnatts, relchecks), ',' order by class.oid),
    (select string_agg(tgenabled::text, '' order by oid) from pg_trigger),
    (select count(*) from pg_proc))) as shape
  from pg_class class join pg_namespace namespace on namespace.oid = relnamespace
  where nspname in ('public', 'pgboss', 'drizzle')`

/** Stores what `wipe` needs in the finished template. */
export async function makeRecyclable(template: pg.Client): Promise<void> {
  await template.query(`
    create schema recycling;
    create table recycling.shape as ${SHAPE};
    create table recycling.queue as table pgboss.queue;
    create table recycling.version as table pgboss.version`)
}

/**
 * Restores a used copy to its first state: no rows, the queues as they were defined.
 * @returns false when a test changed more than rows, or left a connection or a
 *   transaction open
 */
export async function wipe(used: pg.Client): Promise<boolean> {
  const { rows } = await used.query<{ isSound: boolean; tables: string[] }>(`
    select (${SHAPE}) = (select shape from recycling.shape)
      and not exists (select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and (application_name not like '${PERMANENT_CONNECTIONS}%' or state like 'idle in transaction%'))
      and not exists (select from pg_db_role_setting join pg_database on oid = setdatabase where datname = current_database())
      as "isSound",
      (select array_agg(format('%I.%I', schemaname, tablename)) from pg_tables where schemaname in ('public', 'pgboss'))
      as tables`)
  const [{ isSound, tables } = { isSound: false, tables: [] }] = rows
  if (!isSound) return false
  await used.query(`
    set session_replication_role = replica;
    ${tables.map((table) => `delete from ${table};`).join('\n')}
    insert into pgboss.queue select * from recycling.queue;
    insert into pgboss.version select * from recycling.version`)
  return true
}
