import type { State } from './state-labels.ts'

/** A state in words; the sign before it differs in shape, not only in colour. */
export function Badge({ state: { words, tone } }: { state: State }) {
  return <span className={`badge badge--${tone}`}>{words}</span>
}
