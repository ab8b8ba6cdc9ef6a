import { expect, test } from 'vitest'
import { recycledDatabase } from '#tests/database/recycled-database.ts'
import { COMMAND, insertAuditEntry } from './audit-log.store.ts'

test('entries of the audit log cannot be changed, nor deleted in their first year', async () => {
  await using database = await recycledDatabase()
  const { pool, db } = database
  await insertAuditEntry(db.read, { actor: COMMAND, action: 'mail-sent-again' })
  await pool.query(
    `insert into events (subject_kind, subject_id, event, actor) values ('booking', gen_random_uuid(), 'expire', 'clock')`,
  )
  await pool.query(
    `insert into erasures (at, address_code, secret_mark) values (now() - interval '9 years', 'code', 'mark')`,
  )
  for (const table of ['audit_log', 'events', 'erasures']) {
    const refusal = `rows of ${table} can only be added`
    await expect(pool.query(`update ${table} set at = now() - interval '2 years'`)).rejects.toThrow(refusal)
    await expect(pool.query(`delete from ${table}`)).rejects.toThrow(refusal)
    await expect(pool.query(`truncate ${table}`)).rejects.toThrow(refusal)
  }
})
