import { createHmac, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { countAttempt } from './rate-limits.store.ts'

export type { Challenge }

const ALGORITHM = 'PBKDF2/SHA-256'
/** PBKDF2 iterations per try, and how many tries a solution takes: together about a second on a phone. */
const COST = 1_000
const TRIES = { min: 500, max: 1_500 }
const VALID_SECONDS = 10 * 60

/** What the browser sends back. Only the parts that are read here are described: the signature covers the rest. */
const proofSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ validUntil: z.number() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

type Needs = Pick<Deps, 'db' | 'authSecret' | 'now'>

/** A challenge that takes a browser a second and the server no time. It is not stored, because it is signed. */
export function newChallenge({ authSecret, now }: Omit<Needs, 'db'>): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(TRIES.min, TRIES.max),
    data: { validUntil: now() + VALID_SECONDS * 1_000 },
    deriveKey,
    ...secretsOf(authSecret),
  })
}

/** Is this the solution of a challenge of this site, in time and used for the first time? @throws {Unavailable} */
export async function verifyProof({ db, authSecret, now }: Needs, text: string): Promise<boolean> {
  const proof = readProof(text)
  if (!proof) return false
  const { challenge, solution } = proof
  const { verified } = await verifySolution({
    challenge: challenge as unknown as Challenge,
    solution,
    deriveKey,
    ...secretsOf(authSecret),
  })
  if (!verified || challenge.parameters.data.validUntil < now()) return false
  const once = { window: VALID_SECONDS, max: 1 }
  return (await countAttempt(db.read, `proof|${challenge.signature}`, once, now())) === null
}

function readProof(text: string): z.output<typeof proofSchema> | undefined {
  try {
    return proofSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function secretsOf(authSecret: string) {
  const secretFor = (purpose: string) => createHmac('sha256', authSecret).update(purpose).digest('hex')
  return {
    hmacSignatureSecret: secretFor('challenge'),
    hmacKeySignatureSecret: secretFor('solution'),
  }
}
