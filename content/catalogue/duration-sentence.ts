import { durationOf, type Tour } from '#catalogue/tour.rules.ts'

/** How long the trips of a list take, in one sentence that is true for all its cards. */
export function durationSentence(tours: readonly Pick<Tour, 'hours'>[]): string {
  const durations = tours.map(durationOf)
  const countOf = (duration: string) => durations.filter((other) => other === duration).length
  const [usual = ''] = durations.toSorted((one, other) => countOf(other) - countOf(one))
  if (countOf(usual) === tours.length) return `Each trip takes ${usual}.`
  if (countOf(usual) > tours.length / 2) return `Most trips take ${usual}; each card says how long.`
  const hours = tours.flatMap((tour) => tour.hours)
  return `Trips take ${Math.min(...hours)} to ${Math.max(...hours)} hours; each card says how long.`
}
