import { randomInt } from 'node:crypto'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { CODES_BY_ACCOUNT } from './rate-limits.ts'

const BACKUP_CODES = 10
/** Without characters that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The library's second factor: TOTP and backup codes, stored encrypted. */
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

/** The library's path for a code and the code in normal form. */
export function parseCode(typed: string): { path: string; code: string } {
  const code = typed.replace(/[\s-]/g, '').toLowerCase()
  if (/^\d{6}$/.test(code)) return { path: '/two-factor/verify-totp', code }
  return { path: '/two-factor/verify-backup-code', code: `${code.slice(0, 5)}-${code.slice(5)}` }
}
