import { createHmac } from 'node:crypto'
import type { CountedNetwork } from './spend-budget.ts'

/** The keyed hash of a network, for counting what it holds: without the secret, no address can be tested against it. */
export function networkKey(authSecret: string, network: CountedNetwork): string | null {
  if (network === undefined) return null
  return createHmac('sha256', authSecret).update(`network:${network}`).digest('base64url')
}
