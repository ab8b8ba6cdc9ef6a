// Puts a backup back, beside a running site or without it: npm run restore -- FILE [--replace]
import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { type RowCounts, Unusable } from '#adapters/database/backup/file.ts'
import { restoreBackup } from '#adapters/database/backup/restore.ts'
import { createQueue } from '#adapters/queue/queue.ts'
import { requeueMails } from '#operations/requeue-mails.ts'
import { type Outcome, runCommand, showUsage } from '#server/command.ts'
import { withCommandDatabase } from '#server/command-database.ts'
import { readDatabaseEnv } from '#server/env.ts'
import { isAboutFile } from './backup/about-file.ts'
import { toldRows } from './backup/told-rows.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { replace: { type: 'boolean', default: false } },
})
const { replace, ...unknown } = values
const [file, ...rest] = positionals
if (file === undefined || rest.length > 0 || Object.keys(unknown).length > 0)
  showUsage([
    'npm run restore -- FILE               puts a backup into an empty database',
    'npm run restore -- FILE --replace     removes everything in the database first',
  ])
else await runCommand(() => restore(path.resolve(file)))

async function restore(file: string): Promise<Outcome> {
  const settings = readDatabaseEnv(process.env)
  if (!settings.ok) return { ok: false, message: settings.problems.join('\n') }
  try {
    // First of all: without it no database is made.
    await using opened = await open(file)
    const rows = await withCommandDatabase(settings.env, ({ url }) => restoreFrom(opened, url), {
      prepare: true,
    })
    return { ok: true, message: `${toldRows(rows)}\nare back` }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return { ok: false, message: `Nothing was changed. ${reason}` }
  }
}

async function restoreFrom(file: FileHandle, url: string): Promise<RowCounts> {
  const queue = createQueue(url, () => {})
  await queue.start()
  try {
    return await pipeline(file.createReadStream(), createGunzip(), (lines) =>
      restoreBackup(url, lines, {
        replace: replace === true,
        finish: (tx) => requeueMails({ queue }, tx),
      }),
    )
  } finally {
    await queue.stop()
  }
}

/** What is wrong with the file or the database; undefined for what nobody has thought of. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof Unusable) return error.message
  const { code = '' } = error as NodeJS.ErrnoException
  if (code.startsWith('Z_')) return 'The backup is damaged or cut off, or it is no backup of the site.'
  if (code === '55P03') return 'The database was too busy. Try again, or stop the site first.'
  return isAboutFile(error) ? `The file cannot be read: ${error.message}` : undefined
}
