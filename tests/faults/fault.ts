import type { DatabaseServer } from './database-server.ts'
import type { Breach } from './invariants/invariants.ts'

/** `short` takes some seconds, for `npm test`; `full` is for `npm run faults`. */
export type Size = 'short' | 'full'

export type Outcome = {
  rounds: number
  /** How many requests were acknowledged to guests. */
  acknowledged: number
  breaches: Breach[]
  /** Further measurements, in words. */
  besides?: string
}

/** A failure to inject, and the guard that keeps it from doing harm. */
export type Fault = {
  /** What the control run disables; the same fault must then break an invariant. */
  guard: string
  /** @throws when the site misbehaves in a way that no record shows */
  run(server: DatabaseServer, size: Size, isGuarded: boolean): Promise<Outcome>
}
