// Backs the database up into one file, whether the site is running or not: npm run backup -- FILE
import { createWriteStream, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { RowCounts } from '#platform/database/backup/format.ts'
import { makeBackup } from '#platform/database/backup/make.ts'
import { updateLastTime } from '#platform/database/maintenance/last-times.store.ts'
import { withCommandDatabase } from '#platform/server/commands/command-database.ts'
import { type Outcome, runCommand, showUsage } from '#platform/server/commands/run-command.ts'
import { readDatabaseEnv } from '#platform/server/settings/env.ts'
import { isFileError } from './backup/file-error.ts'
import { describeRowCounts } from './backup/row-counts.ts'

const [file, ...rest] = process.argv.slice(2)
if (file === undefined || rest.length > 0)
  showUsage(['npm run backup -- FILE    writes everything in the database into one file, such as saphan.gz'])
else await runCommand(() => backUp(path.resolve(file)))

/** The file is renamed into place once it is complete and flushed to disk. */
async function backUp(file: string): Promise<Outcome> {
  const settings = readDatabaseEnv(process.env)
  if (!settings.ok) return { ok: false, message: settings.problems.join('\n') }
  // A unique name, so that two backups to one file do not collide.
  const unfinished = `${file}.unfinished-${process.pid}`
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found?.isDirectory())
      return { ok: false, message: `${file} is a folder: please name a file in it. Nothing was written.` }
    if (found) return { ok: false, message: `${file} already exists: nothing was written.` }
    const rows = await withCommandDatabase(settings.env, async ({ url, db }) => {
      const written = await writeTo(unfinished, url)
      await rename(unfinished, file)
      await updateLastTime(db.read, 'backed_up')
      return written
    })
    return { ok: true, message: `${describeRowCounts(rows)}\nare in ${file}` }
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    if (isFileError(error)) return { ok: false, message: `The file cannot be written: ${error.message}` }
    throw error
  }
}

async function writeTo(file: string, url: string): Promise<RowCounts> {
  let rows: RowCounts = {}
  async function* lines() {
    rows = yield* makeBackup(url, new Date())
  }
  // Personal data: readable by its owner only.
  await pipeline(lines, createGzip(), createWriteStream(file, { mode: 0o600, flush: true }))
  return rows
}
