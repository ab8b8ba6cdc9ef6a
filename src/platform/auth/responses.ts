import type { AccountProblem } from './contract.ts'

const REASONS: Record<string, AccountProblem['reason']> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  EMAIL_NOT_VERIFIED: 'unconfirmed',
  USER_ALREADY_EXISTS: 'taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'taken',
  // The second of two concurrent sign-ups with one address.
  FAILED_TO_CREATE_USER: 'taken',
  PASSWORD_GUESSED: 'password-guessed',
  INVALID_TOKEN: 'link-invalid',
  TOKEN_EXPIRED: 'link-invalid',
  USER_NOT_FOUND: 'link-invalid',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_CODE: 'wrong-code',
  INVALID_BACKUP_CODE: 'wrong-code',
  INVALID_TWO_FACTOR_COOKIE: 'step-expired',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'step-expired',
  // Set up or ended in another window.
  TOTP_NOT_ENABLED: 'step-expired',
  TOTP_ALREADY_ENABLED: 'step-expired',
  TWO_FACTOR_NOT_ENABLED: 'step-expired',
  BUSY: 'busy',
}

/** Parses a response of the library; `body` is that of a successful one. */
export async function parseResponse(
  response: Response,
): Promise<{ ok: true; cookies: string[]; body: Record<string, unknown> } | AccountProblem> {
  const body = await response.json().catch(() => ({}))
  if (response.ok) return { ok: true, cookies: response.headers.getSetCookie(), body: body ?? {} }
  const { code = '', message = 'The request was refused.' } = body as { code?: string; message?: string }
  return { ok: false, reason: response.status === 429 ? 'too-many' : (REASONS[code] ?? 'refused'), message }
}
