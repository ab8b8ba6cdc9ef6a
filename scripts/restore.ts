// Restores a backup, whether the site is running or not: npm run restore -- FILE [--replace] [--even-erased] [--end-links]
import { type FileHandle, open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { createGunzip } from 'node:zlib'
import { type FinishedRestore, finishRestore, keepOverRestore } from '#guests/privacy/finish-restore.ts'
import { InvalidBackup } from '#platform/database/backup/format.ts'
import { restoreBackup } from '#platform/database/backup/restore.ts'
import { createQueue } from '#platform/queue/queue.ts'
import { withCommandDatabase } from '#platform/server/commands/command-database.ts'
import {
  erasureList,
  type RestoreList,
  revocationList,
  revokedLinkList,
} from '#platform/server/commands/restore-lists.ts'
import { type Outcome, runCommand, showUsage } from '#platform/server/commands/run-command.ts'
import { readOrCreateAuthSecret } from '#platform/server/settings/auth-secret.ts'
import { type PrivacyEnv, readPrivacyEnv } from '#platform/server/settings/env.ts'
import { formatMoment } from '#platform/time/clock-time.ts'
import { isFileError } from './backup/file-error.ts'
import { describeRowCounts } from './backup/row-counts.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    replace: { type: 'boolean', default: false },
    'even-erased': { type: 'boolean', default: false },
    'end-links': { type: 'boolean', default: false },
  },
})
const { replace, 'even-erased': evenErased, 'end-links': endLinks, ...unknown } = values
const [file, ...rest] = positionals
if (file === undefined || rest.length > 0 || Object.keys(unknown).length > 0)
  showUsage([
    'npm run restore -- FILE               puts a backup into an empty database',
    'npm run restore -- FILE --replace     removes everything in the database first',
    '                   --even-erased      also when persons come back who were erased with another AUTH_SECRET',
    '                   --end-links        ends every link to a pass, a quote, a review, a day sheet and a calendar',
  ])
else await runCommand(() => restore(path.resolve(file)))

async function restore(file: string): Promise<Outcome> {
  const settings = readPrivacyEnv(process.env)
  if (!settings.ok) return { ok: false, message: settings.problems.join('\n') }
  try {
    // Opened first, so that no database is created for a missing file.
    await using opened = await open(file)
    if ((await opened.stat()).isDirectory()) throw new InvalidBackup(`${file} is a folder, not a backup.`)
    const message = await withCommandDatabase(
      settings.env,
      ({ url }) => restoreFrom(opened, url, settings.env),
      { prepare: true },
    )
    return { ok: true, message }
  } catch (error) {
    const reason = reasonOf(error)
    if (reason === undefined) throw error
    return { ok: false, message: `Nothing was changed. ${reason}` }
  }
}

async function restoreFrom(file: FileHandle, url: string, env: PrivacyEnv): Promise<string> {
  const lists = {
    erasures: erasureList(env.DATA_DIR),
    revocations: revocationList(env.DATA_DIR),
    links: revokedLinkList(env.DATA_DIR),
  }
  const listed = {
    erasures: lists.erasures.read(),
    revocations: lists.revocations.read(),
    links: lists.links.read(),
  }
  const needs = {
    authSecret: readOrCreateAuthSecret(env.AUTH_SECRET, env.DATA_DIR),
    evenErased: evenErased === true,
    endLinks: endLinks === true,
    now: Date.now,
  }
  const queue = createQueue(url, () => {})
  await queue.start()
  const messages: string[] = []
  try {
    const rows = await pipeline(file.createReadStream(), createGunzip(), (lines) =>
      restoreBackup(url, lines, {
        replace: replace === true,
        keep: keepOverRestore,
        async finish(tx, kept, madeAt) {
          const erasures = [...kept.erasures, ...(listed.erasures ?? [])]
          const revocations = [...kept.revocations, ...(listed.revocations ?? [])]
          const revokedLinks = [...kept.revokedLinks, ...(listed.links ?? [])]
          const known = { ...kept, erasures, revocations, revokedLinks }
          const done = await finishRestore({ queue, ...needs }, tx, known, madeAt)
          messages.push(...describeAccess(done))
          if (!listed.links && revokedLinks.length === 0 && done.openLinks > 0)
            messages.push(unknownLinks(lists.links.file, madeAt))
          if (!listed.erasures && erasures.length === 0)
            messages.push(unknownErasures(lists.erasures.file, madeAt))
          if (!listed.revocations && revocations.length === 0 && done.admins.length > 0)
            messages.push(unknownRevocations(madeAt))
          appendMissing(lists.erasures, listed.erasures, done.erasures)
          appendMissing(lists.revocations, listed.revocations, revocations)
          appendMissing(lists.links, listed.links, [...kept.revokedLinks, ...done.revokedLinks])
        },
      }),
    )
    return [describeRowCounts(rows), 'are back', ...messages].join('\n')
  } finally {
    await queue.stop()
  }
}

/** Describes reapplied erasures and revocations, passwords and admins. */
function describeAccess({ erasedAgain, revokedAgain, changedPasswords, admins }: FinishedRestore): string[] {
  return [
    ...(erasedAgain > 0 ? [`Erased again: ${erasedAgain}, who asked for it after the backup was made`] : []),
    ...(revokedAgain.length > 0 ? [`Revoked again: ${revokedAgain.join(', ')}`] : []),
    'All users are signed out. Passwords are those of the backup: if you changed yours since then because someone knew it, change it again.',
    ...(changedPasswords > 0
      ? [
          `Passwords changed since the backup, to be set again with "Forgot your password?": ${changedPasswords}`,
        ]
      : []),
    ...(admins.length > 0 ? [`Admins: ${admins.join(', ')}`] : []),
  ]
}

/** Appends entries to the list outside of the database that only the database had. */
function appendMissing<Entry extends { id: string }>(
  list: RestoreList<Entry>,
  listed: Entry[] = [],
  known: Entry[],
) {
  const missing = new Map(known.map((one) => [one.id, one]))
  for (const { id } of listed) missing.delete(id)
  if (missing.size > 0) list.append([...missing.values()])
}

/** An empty machine cannot know who was revoked; who restores can. */
function unknownRevocations(madeAt: Date): string {
  return `No list of revocations was found: admins who were revoked after ${formatMoment(madeAt)} (Thailand) are admins again. Revoke them again with npm run admin -- revoke EMAIL`
}

/** An empty machine cannot know which links were ended; who restores can. */
function unknownLinks(list: string, madeAt: Date): string {
  return `No list of ended links was found: links to passes, day sheets and calendars that were ended after ${formatMoment(madeAt)} (Thailand) work again. If there is such a list, put it at ${list} and restore again; if not, add --end-links: then none of them works, and the next email has a new one.`
}

/** An empty machine cannot know who was erased; who restores can. */
function unknownErasures(list: string, madeAt: Date): string {
  return `No list of erasures was found: people who were erased after ${formatMoment(madeAt)} (Thailand) are back. If there is such a list, put it at ${list} and restore again.`
}

/** Describes a known problem of the file or the database; undefined for an unexpected error. */
function reasonOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof InvalidBackup) return error.message
  const { code = '' } = error as NodeJS.ErrnoException
  if (code.startsWith('Z_')) return 'The backup is damaged or cut off, or it is no backup of the site.'
  if (code === '55P03') return 'The database was too busy. Try again, or stop the site first.'
  return isFileError(error) ? `The file cannot be read: ${error.message}` : undefined
}
