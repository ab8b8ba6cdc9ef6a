import { findAccountLinkByToken } from '#adapters/database/accounts.ts'
import { linkToken } from '#domain/accounts/account.ts'
import type { Problem } from '#domain/problem.ts'
import type { Deps } from '../deps.ts'

/**
 * Why the link of an account email (confirmation or new password) no longer works; `undefined` when it does.
 * @throws {Unavailable}
 */
export async function accountLinkProblem(
  { db }: Pick<Deps, 'db'>,
  token: string | null,
): Promise<Problem | undefined> {
  const link = await findAccountLinkByToken(db.read, linkToken.parse(token))
  return link === undefined ? { code: 'link-invalid' } : undefined
}
