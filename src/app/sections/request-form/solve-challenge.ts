import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves a challenge of the server, as the text that it wants back; `null` when it was stopped. */
export async function solve(challenge: Challenge, controller: AbortController): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  return solution && JSON.stringify({ challenge, solution })
}
