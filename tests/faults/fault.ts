import type { DatabaseServer } from './database-server.ts'
import type { Breach } from './invariants/invariants.ts'

/** Some seconds for `npm test`, or all of it for `npm run faults`. */
export type Size = 'short' | 'full'

export type Outcome = {
  rounds: number
  /** Answers on which guests rely. */
  acknowledged: number
  breaches: Breach[]
  /** What else was measured. */
  besides?: string
}

/** Something that goes wrong, and what keeps it from doing harm. */
export type Fault = {
  /** What is taken away in the control run, in which the same fault has to be noticed. */
  guard: string
  /** @throws when the site does not behave as it should, whatever became of the data */
  run(server: DatabaseServer, size: Size, isGuarded: boolean): Promise<Outcome>
}
