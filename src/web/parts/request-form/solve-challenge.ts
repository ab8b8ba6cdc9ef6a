import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Solves the server's challenge. @returns the value of the form's `proof` field; `null` when it was aborted */
export async function solve(challenge: Challenge, controller: AbortController): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  return solution && JSON.stringify({ challenge, solution })
}
