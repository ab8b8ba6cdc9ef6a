import type { Tour } from '#domain/catalogue/tour.ts'

/** How long the trips of a list take, in one sentence that is true for all its cards. */
export function durationSentence(tours: readonly Pick<Tour, 'duration'>[]): string {
  const durations = tours.map(({ duration }) => duration)
  const countOf = (duration: string) => durations.filter((other) => other === duration).length
  const [usual = ''] = durations.toSorted((one, other) => countOf(other) - countOf(one))
  if (countOf(usual) === tours.length) return `Each trip takes ${usual}.`
  if (countOf(usual) > tours.length / 2) return `Most trips take ${usual}; each card says how long.`
  const hours = durations.flatMap((duration) => duration.match(/\d+/g)?.map(Number) ?? [])
  return `Trips take ${Math.min(...hours)} to ${Math.max(...hours)} hours; each card says how long.`
}
