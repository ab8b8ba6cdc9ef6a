import { changeRules, findRules } from '#bookings/operator-rules/change-rules.ts'
import type { TestSite } from './site.ts'

/** From now on these settings of the desk hold; the others stay. */
export async function setRules(
  { deps }: Pick<TestSite, 'deps'>,
  input: Record<string, unknown>,
): Promise<void> {
  const { version } = await findRules(deps)
  const changed = await changeRules(deps, { input, version, admin: 'office@example.com' })
  if (!changed.ok) throw new Error(changed.problem.code)
}
