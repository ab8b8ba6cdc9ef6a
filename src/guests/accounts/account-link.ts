import type { Deps } from '#platform/deps.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import { linkToken } from './account.rules.ts'
import { findAccountLinkByToken } from './accounts.store.ts'

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
