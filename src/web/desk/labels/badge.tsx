import type { StateLabel } from './state-labels.ts'

/** A state as text; the icon before it differs in shape, not only in colour. */
export function Badge({ state: { text, tone } }: { state: StateLabel }) {
  return <span className={`inline-flex baseline gap-8 medium size-meta badge badge--${tone}`}>{text}</span>
}
