// Exports or erases the personal data of one person, found by email address, phone number or booking reference:
// npm run privacy -- export EMAIL|PHONE|REFERENCE [FILE] | erase EMAIL|PHONE|REFERENCE
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { erasePerson, namesNobody } from '#guests/privacy/erase-person.ts'
import type { Erasure } from '#guests/privacy/erasures.store.ts'
import { exportPerson } from '#guests/privacy/export-person.ts'
import { readIdentity } from '#guests/privacy/identity.rules.ts'
import { withCommandDatabase } from '#platform/server/commands/command-database.ts'
import { erasureList } from '#platform/server/commands/restore-lists.ts'
import { type Outcome, runCommand, showUsage } from '#platform/server/commands/run-command.ts'
import { readOrCreateAuthSecret } from '#platform/server/settings/auth-secret.ts'
import { readPrivacyEnv } from '#platform/server/settings/env.ts'
import { isFileError } from './backup/file-error.ts'

const USAGE = [
  'npm run privacy -- export EMAIL|PHONE|REFERENCE [FILE]           writes what is known about a person into a file',
  'npm run privacy -- erase EMAIL|PHONE|REFERENCE                   forgets the person; what the accounts need stays without a name',
  'npm run privacy -- erase EMAIL|PHONE|REFERENCE --even-upcoming   also when a trip is still to come',
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { 'even-upcoming': { type: 'boolean', default: false } },
})
const { 'even-upcoming': evenUpcoming, ...unknown } = values
const [command, person, file, ...rest] = positionals
const isCalledRightly = person !== undefined && rest.length === 0 && Object.keys(unknown).length === 0

if (isCalledRightly && !readIdentity(person)) showUsage([namesNobody(person), ...USAGE])
else if (isCalledRightly && command === 'export' && !evenUpcoming)
  await runCommand(() => exportPersonalData(person, path.resolve(file ?? 'personal-data.json')))
else if (isCalledRightly && command === 'erase' && file === undefined) await runCommand(() => erase(person))
else showUsage(USAGE)

async function exportPersonalData(typed: string, target: string): Promise<Outcome> {
  const settings = readPrivacyEnv(process.env)
  if (!settings.ok) return { ok: false, message: settings.problems.join('\n') }
  const text = await withCommandDatabase(settings.env, ({ db }) => exportPerson({ db, now: Date.now }, typed))
  if (text === undefined) return { ok: false, message: `Nothing is known about ${typed}.` }
  try {
    writeFileSync(target, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isFileError(error)) throw error
    return { ok: false, message: `The file cannot be written: ${error.message}` }
  }
  return { ok: true, message: `What is known about ${typed} is in ${target}` }
}

async function erase(typed: string): Promise<Outcome> {
  const settings = readPrivacyEnv(process.env)
  if (!settings.ok) return { ok: false, message: settings.problems.join('\n') }
  const { env } = settings
  const list = erasureList(env.DATA_DIR)
  const storeOutside = (erasure: Erasure) => list.append([erasure])
  try {
    const { ok, message } = await withCommandDatabase(env, ({ db }) => {
      const authSecret = readOrCreateAuthSecret(env.AUTH_SECRET, env.DATA_DIR)
      const deps = { db, authSecret, now: Date.now, storeOutside }
      return erasePerson(deps, typed, { evenUpcoming: evenUpcoming === true })
    })
    const advice = `It is noted in ${list.file}: keep this file with AUTH_SECRET, a restore needs both.`
    return { ok, message: ok ? `${message}\n${advice}` : message }
  } catch (error) {
    if (!isFileError(error)) throw error
    return { ok: false, message: `Nothing was erased. The erasure cannot be noted: ${error.message}` }
  }
}
