import type { Origin } from '#catalogue/tour.rules.ts'
import { type Finding, findingAt } from './finding.rules.ts'

/** A trip of the catalogue with the words by which a guest may mean it: its title, and the names of its places. */
export type KnownTrip = { id: string; origins: readonly Origin[]; title: string; places: readonly string[] }

const SAME_WORDS: Readonly<Record<string, string>> = { fall: 'waterfall' }
/** Words of titles that say nothing by themselves. */
const WEAK = new Set(
  [
    'the and for with from over into your our two one three four day days full half way trip tour visit town city',
    'river street field quiet quieter short shorter retired morning evening lower giant luggage hotel train saturday',
    'kanchanaburi bangkok easy view old hot rice hill museum walk foot dam memorial station spring riding raft wat',
  ]
    .join(' ')
    .split(' '),
)
/** Words that are not looked at at all. */
const EMPTY =
  /^(?:the|and|for|with|from|over|into|your|our|two|one|three|four|a|an|of|to|by|in|no|day|way|full|town|kanchanaburi|bangkok)$/
const A_TITLE_WORD = 2
const A_PLACE_WORD = 1

type Word = { stem: string; start: number; end: number }

/**
 * The trip whose title and places share the most, and the rarest, words with one sentence of the message; of equal ones
 * that with the fewest other words, from the town that the guests named. When they name a place to which two trips go
 * alike, neither: a person asks which is meant.
 */
export function readTrip(text: string, trips: readonly KnownTrip[], town: string | undefined): Finding[] {
  const known = trips.map((trip) => ({ trip, weights: weightsOf(trip) }))
  const howManyHave = (stem: string) => known.filter(({ weights }) => weights.has(stem)).length
  let best: (Fit & { score: number; span: [number, number] }) | undefined
  const fits: Fit[] = []
  for (const sentence of sentencesOf(text)) {
    for (const { trip, weights } of known) {
      const matched = sentence.filter(({ stem }) => weights.has(stem))
      const stems = new Set(matched.map(({ stem }) => stem))
      const [first, last] = [matched[0], matched.at(-1)]
      if (!first || !last || matched.every(({ stem }) => WEAK.has(stem))) continue
      const shared = Array.from(stems).reduce(
        (sum, stem) => sum + (weights.get(stem) ?? 0) / howManyHave(stem),
        0,
      )
      const fromTown = town !== undefined && trip.origins.some((origin) => origin === town) ? 0.2 : 0
      const fit = { trip, stems, evidence: shared + fromTown }
      fits.push(fit)
      const score = fit.evidence + stems.size / (10 * weights.size)
      if (!best || score > best.score) best = { ...fit, score, span: [first.start, last.end] }
    }
  }
  return best && !isOneOfTwo(best, fits) ? findingAt('tourId', best.trip.id, best.span) : []
}

/** A trip, and which of its words were found. */
type Fit = { trip: KnownTrip; stems: Set<string>; evidence: number }

/** Kinds of places: who names only those wishes for any of them. */
const KINDS = new Set('bridge cave elephant market sanctuary temple viaduct waterfall'.split(' '))

/** Does another trip fit as well by the name of a place, while the title of this one is about more than was named? */
function isOneOfTwo({ trip, stems, evidence }: Fit, fits: readonly Fit[]): boolean {
  const isNamed = Array.from(stems).some((stem) => !WEAK.has(stem) && !KINDS.has(stem))
  const isAllOfIt = wordsOf(trip.title, 0).every(({ stem }) => WEAK.has(stem) || stems.has(stem))
  const isAlike = fits.some((fit) => fit.trip.id !== trip.id && Math.abs(fit.evidence - evidence) < 1e-9)
  return isNamed && !isAllOfIt && isAlike
}

function weightsOf({ title, places }: KnownTrip): Map<string, number> {
  const words = (text: string, weight: number) =>
    wordsOf(text, 0).map(({ stem }): [string, number] => [stem, weight])
  return new Map([...words(places.join(' '), A_PLACE_WORD), ...words(title, A_TITLE_WORD)])
}

function sentencesOf(text: string): Word[][] {
  return Array.from(text.matchAll(/[^.!?\n]+/g), ({ 0: sentence, index }) => wordsOf(sentence, index))
}

function wordsOf(text: string, offset: number): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{M}]{3,30}/gu), ({ 0: word, index }) => ({
    stem: stemOf(word),
    start: offset + index,
    end: offset + index + word.length,
  })).filter(({ stem }) => !EMPTY.test(stem))
}

/** `Waterfalls`, `falls` → `waterfall`. */
function stemOf(word: string): string {
  const stem = word.toLowerCase().replace(/(?<=[^s])s$/, '')
  return Object.hasOwn(SAME_WORDS, stem) ? (SAME_WORDS[stem] ?? stem) : stem
}
