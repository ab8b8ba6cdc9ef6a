/** The first words of the name of a trip, and of a ride where it goes: what fits into a cell of the board. */
export function shortTitle(title: string): string {
  const [from = '', to] = title.split(' → ')
  if (to !== undefined) return `to ${to.replace(/ \(.*\)$/, '')}`
  const [phrase = ''] = from.replace(/^The /, '').split(/[,:] | (?:and|at|by|from|in|of|on|with) /)
  return phrase
}
