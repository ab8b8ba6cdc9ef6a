import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MIN_SECRET_LENGTH } from './fields.ts'

/** The secret from the settings, or one that is generated once and stored in the data folder. */
export function readOrCreateAuthSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured
  const file = path.join(dataDir, 'auth-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    // `wx`: two starts at once agree on the first one written.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < MIN_SECRET_LENGTH)
    throw new Error(`${file} does not hold a whole secret; delete it to have a new one made`)
  return secret
}
