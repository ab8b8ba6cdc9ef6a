import { wordAt } from '#platform/text/word-search.ts'
import { isApart, type Mention } from './finding.rules.ts'
import type { House } from './places.rules.ts'

/** A place that transfers go to: its name on the form, and the words by which guests name it, in lower case. */
export type KnownPlace = { name: string; words: readonly string[]; isHotel?: boolean }

/** A place that may be an end of a drive. */
export type Point = Mention & {
  isHouse: boolean
  isAirport: boolean
  way: 'from' | 'to' | undefined
  isCued: boolean
}

/** The known places and the houses of a text, each once. */
export function pointsIn(text: string, places: readonly KnownPlace[], houses: readonly House[]): Point[] {
  return merged(text, [...knownPoints(text, places), ...houses.map(pointOf)])
}

function pointOf(house: House): Point {
  return { ...house, isHouse: true, isAirport: false, way: undefined, isCued: false }
}

/** Where the text names a known hotel. */
export function knownHotels(text: string, places: readonly KnownPlace[]): { start: number; end: number }[] {
  return knownPoints(
    text,
    places.filter(({ isHotel }) => isHotel),
  ).sort((one, other) => one.start - other.start)
}

function knownPoints(text: string, places: readonly KnownPlace[]): Point[] {
  const small = text.toLowerCase()
  return places.flatMap(({ name, words, isHotel }) => {
    const starts = words
      .map((word) => ({ word, start: wordAt(small, word) }))
      .filter(({ start }) => start >= 0)
      .sort((one, other) => one.start - other.start || other.word.length - one.word.length)
    const [first] = starts
    if (!first) return []
    const [start, end] = [first.start, first.start + first.word.length]
    const value = isHotel ? text.slice(start, end) : name
    return [
      {
        value,
        start,
        end,
        isHouse: isHotel ?? false,
        isAirport: /airport/i.test(name),
        way: undefined,
        isCued: false,
      },
    ]
  })
}

/** Of places that overlap the longest; a town beside a house belongs to its address; "the airport" is the one that is named. */
function merged(text: string, points: Point[]): Point[] {
  const kept: Point[] = []
  for (const point of points.toSorted((one, other) => other.end - other.start - (one.end - one.start)))
    if (isApart(point, kept)) kept.push(point)
  const houses = kept.filter(({ isHouse, isAirport }) => isHouse || isAirport)
  const isAddress = (town: Point) =>
    houses.some((house) => {
      const gap =
        town.start >= house.end ? text.slice(house.end, town.start) : text.slice(town.end, house.start)
      if (!/^(?:[\s,(]{0,3}|,? in )$/.test(gap)) return false
      if (town.start < house.start) house.start = town.start
      return true
    })
  const named = kept.filter(({ isAirport, value }) => isAirport && value !== 'Airport')
  return kept
    .filter((point) => point.isHouse || point.isAirport || !isAddress(point))
    .filter(({ value }) => value !== 'Airport' || named.length === 0)
    .sort((one, other) => one.start - other.start)
}
