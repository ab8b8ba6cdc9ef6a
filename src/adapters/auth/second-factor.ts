import { randomInt } from 'node:crypto'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { CODES_BY_ACCOUNT } from './rate-limits.ts'

const BACKUP_CODES = 10
/** Without what is mistaken for something else when it is typed off paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The library's second step by an app or a backup code; both are kept encrypted. */
export function secondFactor(siteName: string) {
  return twoFactor({
    issuer: siteName,
    accountLockout: CODES_BY_ACCOUNT,
    backupCodeOptions: {
      storeBackupCodes: 'encrypted',
      customBackupCodesGenerate: () => Array.from({ length: BACKUP_CODES }, makeBackupCode),
    },
  })
}

/** Fifty bits, in two groups: `k7m2p-9xq4t`. */
function makeBackupCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/** Where a code is looked at, and how it is written there. People type blanks, and capitals off paper. */
export function stepOf(typed: string): { path: string; code: string } {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return { path: '/two-factor/verify-totp', code }
  return { path: '/two-factor/verify-backup-code', code: `${code.slice(0, 5)}-${code.slice(5)}` }
}
