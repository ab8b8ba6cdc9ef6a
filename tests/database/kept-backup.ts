import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { RowCounts } from '#platform/database/backup/format.ts'

/** Made by `npm run seed` and `npm run backup`; make it again when the schema changes, and at each release. */
export const KEPT_BACKUP = path.join(import.meta.dirname, 'kept-backup.gz')

/** That backup as text, and how many rows of each table there are after a restore, which adds itself to the audit log. */
export function readKeptBackup(): { backup: Buffer; rows: RowCounts } {
  const backup = gunzipSync(readFileSync(KEPT_BACKUP))
  const footer = backup.toString().trimEnd().split('\n').at(-1) ?? ''
  const { rows }: { rows: RowCounts } = JSON.parse(footer)
  return { backup, rows: { ...rows, audit_log: (rows.audit_log ?? 0) + 1 } }
}
