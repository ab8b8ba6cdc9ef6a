import { whenUnavailable } from '#domain/unavailable.ts'
import type { Deps } from '../deps.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type Challenge, challengeNow, isProof } from './proof-of-work.ts'
import type { CountedNetwork } from './spend-budget.ts'

const FASTEST_PERSON_MS = 2_000

type Needs = Pick<Deps, 'db' | 'authSecret' | 'now'>

/** What tells a robot from a person, besides what was asked. Each is missing where no script runs. */
export type Signs = {
  /** A field that no person sees. */
  homepage?: string
  /** From when the form was shown until it was sent. */
  filledInMs?: string
  /** The answer to a challenge. */
  proof?: string
}

/** A form that is not taken yet: its browser has to solve the challenge first. */
export type ChallengedForm = Refusal & { challenge?: Challenge }

/**
 * Lets a form through that looks as if a person had sent it. Otherwise the browser has to solve a challenge first;
 * nothing is lost, since the form comes back as it was filled in.
 * @param network undefined on the operator's own machine, where a form may be filled in at once
 * @param needsProof the network has sent so many forms that each has to bring a proof of work
 */
export async function challengeRobot(
  deps: Needs,
  { network, needsProof }: { network: CountedNetwork; needsProof: boolean },
  { homepage = '', filledInMs = '', proof = '' }: Signs,
): Promise<ChallengedForm | undefined> {
  const isTooFast = network !== undefined && filledInMs !== '' && Number(filledInMs) < FASTEST_PERSON_MS
  if (homepage === '' && !isTooFast && !needsProof) return undefined
  // While the database is away what is asked will not be written down either, and the operation says so.
  const isProven =
    proof !== '' &&
    (await whenUnavailable(
      () => isProof(deps, proof),
      () => true,
    ))
  if (isProven) return undefined
  return { ...refuse('too-many', { code: 'robot-check' }), challenge: await challengeNow(deps) }
}
