import type { Deps } from '../deps.ts'
import { type Refusal, refuse } from '../problems/refusal.ts'
import { whenUnavailable } from '../problems/unavailable.rules.ts'
import { type Challenge, newChallenge, verifyProof } from './proof-of-work.ts'
import type { CountedNetwork } from './spend-budget.ts'

/** No person fills in and sends a form faster. */
const MIN_FILL_IN_MS = 2_000

type Needs = Pick<Deps, 'db' | 'authSecret' | 'now'>

/** Fields of a form that tell a robot from a person. Each is missing or empty where no script runs. */
export type RobotSignals = {
  /** The honeypot: a field that no person sees. */
  homepage?: string
  /** Milliseconds from the moment the form was shown until it was sent. */
  filledInMs?: string
  /** The solution of a challenge. */
  proof?: string
}

/** The refusal of a form whose browser has to solve a challenge first. */
export type ChallengedForm = Refusal & { challenge?: Challenge }

/**
 * Decides whether a form looks as if a person had sent it. If not, its browser has to solve a challenge first; the
 * guest loses nothing, because the form comes back as it was filled in.
 * @param network undefined on the operator's own machine, where a form may be filled in at once
 * @param needsProof the network has sent so many forms that each needs a proof of work
 * @returns undefined when the form is accepted
 */
export async function challengeRobot(
  deps: Needs,
  { network, needsProof }: { network: CountedNetwork; needsProof: boolean },
  { homepage = '', filledInMs = '', proof = '' }: RobotSignals,
): Promise<ChallengedForm | undefined> {
  const isTooFast = network !== undefined && filledInMs !== '' && Number(filledInMs) < MIN_FILL_IN_MS
  if (homepage === '' && !isTooFast && !needsProof) return undefined
  // While the database is away the operation cannot store the request either, and it refuses the form itself.
  const isProven =
    proof !== '' &&
    (await whenUnavailable(
      () => verifyProof(deps, proof),
      () => true,
    ))
  if (isProven) return undefined
  return { ...refuse('too-many', { code: 'robot-check' }), challenge: await newChallenge(deps) }
}
