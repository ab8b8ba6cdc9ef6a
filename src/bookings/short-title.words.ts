import type { BookingKind } from './booking-kind.rules.ts'

type Titled = { kind: BookingKind; title: string; dropoff: string }

/** The first words of the name of a trip, and of a ride where it goes: what fits into a cell of the board or a subject. */
export function shortTitle({ kind, title, dropoff }: Titled): string {
  if (kind === 'transfer') return `to ${dropoff.replace(/ \(.*\)$/, '')}`
  const [phrase = ''] = title.replace(/^The /, '').split(/[,:] | (?:and|at|by|from|in|of|on|with) /)
  return phrase
}
