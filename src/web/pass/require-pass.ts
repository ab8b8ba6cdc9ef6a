import { data } from 'react-router'
import { findPass, type Pass } from '#bookings/pass/find-pass.ts'
import type { Deps } from '#platform/deps.ts'
import { orUnavailable } from '../shell/unavailable.ts'

/** The booking that the link of a pass opens. @throws a 404 answer for a wrong, ended or revoked link */
export async function requirePass(
  deps: Pick<Deps, 'db' | 'now' | 'authSecret'>,
  token: string,
): Promise<Pass> {
  const pass = await orUnavailable(findPass(deps, token))
  if (!pass) throw data(null, { status: 404 })
  return pass
}
