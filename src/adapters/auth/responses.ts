import type { AccountProblem } from './contract.ts'

const REASONS: Record<string, AccountProblem['reason']> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  EMAIL_NOT_VERIFIED: 'unconfirmed',
  USER_ALREADY_EXISTS: 'taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'taken',
  // Two at once with the same address: the second fails to be stored.
  FAILED_TO_CREATE_USER: 'taken',
  PASSWORD_GUESSED: 'password-guessed',
  INVALID_TOKEN: 'link-invalid',
  TOKEN_EXPIRED: 'link-invalid',
  USER_NOT_FOUND: 'link-invalid',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  INVALID_TWO_FACTOR_COOKIE: 'step-over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'step-over',
  // It was set up, or ended, in another window.
  TOTP_NOT_ENABLED: 'step-over',
  TOTP_ALREADY_ENABLED: 'step-over',
  TWO_FACTOR_NOT_ENABLED: 'step-over',
  BUSY: 'busy',
}

/** What the library answered; `said` is the body of a good answer. */
export async function answerOf(
  response: Response,
): Promise<{ ok: true; cookies: string[]; said: Record<string, unknown> } | AccountProblem> {
  const said = await response.json().catch(() => ({}))
  if (response.ok) return { ok: true, cookies: response.headers.getSetCookie(), said: said ?? {} }
  const { code = '', message = 'The request was refused.' } = said as { code?: string; message?: string }
  return { ok: false, reason: response.status === 429 ? 'too-many' : (REASONS[code] ?? 'refused'), message }
}
