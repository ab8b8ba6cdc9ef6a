import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MIN_SECRET_LENGTH } from './fields.ts'

/** The secret from the settings, or one that is generated once and stored in the data folder. */
export function readOrCreateAuthSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured
  const file = path.join(dataDir, 'auth-secret')
  mkdirSync(dataDir, { recursive: true })
  if (!existsSync(file)) storeNewSecret(file)
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < MIN_SECRET_LENGTH)
    throw new Error(`${file} does not hold a whole secret; delete it to have a new one made`)
  return secret
}

/** Two starts at once agree on the first secret: a link to a finished file appears whole, and only once. */
function storeNewSecret(file: string) {
  const unfinished = `${file}.${randomUUID()}`
  try {
    writeFileSync(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 })
    linkSync(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}
