import type { Origin } from '#catalogue/tour.rules.ts'
import { isDoubted } from './doubt.rules.ts'
import { allMatches, type Decided, decide, type Mention, NOTHING } from './finding.rules.ts'
import { spelledWords, type Word, wordsOf } from './trip-words.rules.ts'

/** A trip of the catalogue with the words by which a guest may mean it: its title, its id, and the names of its places. */
export type KnownTrip = { id: string; origins: readonly Origin[]; title: string; places: readonly string[] }
/** Another spelling of words in titles, in any language: `เอราวัณ` → `erawan`. */
export type Spelling = { spelled: string; words: string }

/** Words of titles that say nothing by themselves. */
const WEAK = new Set(
  [
    'the and for with from over into your our two one three four day days full half way trip tour visit town city',
    'river street field quiet quieter short shorter retired morning evening lower giant luggage hotel train saturday',
    'kanchanaburi bangkok easy view old hot rice hill museum walk foot dam memorial station spring riding raft wat',
    'historical journey adventure active exploration relaxation cultural immersion essential highlight hidden gem war drop noi yai phra tham',
  ]
    .join(' ')
    .split(' '),
)
/** Words that say nothing by themselves, but without which a title is not named. */
const TELLING = new Set(['train'])
/** Kinds of places: who names only those has not said which one. */
const KINDS = new Set(
  'bridge cave elephant market sanctuary temple viaduct waterfall cemetery railway pass'.split(' '),
)
const SEEN =
  /(?<![\p{L}])(?:already|been to|have seen|have done|have visited|did|visited|waren schon|schon (?:gesehen|dort)|déjà|уже)(?![\p{L}])|เคยไป|去过|去過|가봤|行きました/iu
/** Beside what somebody stays or meets is not what he wants to see. */
const NEARBY =
  /(?<![\p{L}])(?:near(?: to)?|next to|close to|beside|opposite|behind|nahe|neben|bei|près d[eu]|рядом с|возле) (?:\p{L}+ ?){1,4}/giu
/** So near to a name a word of doubt is about it. */
const BESIDE = 16
/** A list of chips, and not the whole catalogue. */
const MOST_CHOICES = 4

type Fit = {
  trip: KnownTrip
  named: Set<string>
  inTitle: number
  weakInTitle: number
  isAllOfTitle: boolean
  place: Word
}

/**
 * The trip that has everything of the catalogue that the message names. Where two have it, that whose whole title is named;
 * where that does not decide either, or no trip has it all, a person asks which is meant.
 */
export function readTrip(
  text: string,
  {
    trips,
    spellings,
    town,
  }: { trips: readonly KnownTrip[]; spellings: readonly Spelling[]; town: string | undefined },
): Decided {
  const plain = text.replace(NEARBY, (found) => ' '.repeat(found.length))
  const words = [...wordsOf(plain), ...spelledWords(plain, spellings)]
  const sold = trips.filter(({ origins }) => town === undefined || origins.some((origin) => origin === town))
  const fits = sold.flatMap((trip) => fitOf(trip, words) ?? [])
  const all = new Set(fits.flatMap(({ named }) => [...named]))
  if (all.size === 0) return NOTHING
  const isUncertain = words.some(
    ({ stem, start, end }) =>
      all.has(stem) && (isDoubted(text, start, end, BESIDE) || isSeen(text, start, end)),
  )
  const whole = fits.filter(({ named }) => named.size === all.size)
  const meant = isUncertain ? undefined : clearest(whole, words)
  if (meant) return decide('tourId', [mentionOf(meant)])
  const choices = choicesOf(whole.length > 0 && !isUncertain ? whole : fits)
  const isOnlyKinds = Array.from(all).every((stem) => KINDS.has(stem))
  if (choices.length === 0 || (isOnlyKinds && choices.length > MOST_CHOICES)) return NOTHING
  const { doubts } = decide(
    'tourId',
    choices.slice(0, MOST_CHOICES).map((fit) => ({ ...mentionOf(fit), isDoubtful: true })),
  )
  const isOneWord = whole.length > 1 && !isUncertain
  return { findings: [], doubts: doubts.map((doubt) => ({ ...doubt, isOneWord })) }
}

function clearest(whole: readonly Fit[], words: readonly Word[]): Fit | undefined {
  const only = (fits: readonly Fit[]) => (fits.length === 1 ? fits[0] : undefined)
  const most = (fits: readonly Fit[], count: (fit: Fit) => number) => {
    const best = Math.max(0, ...fits.map(count))
    return fits.filter((fit) => count(fit) === best && best > 0)
  }
  const opening = whole.filter(({ trip }) => isOpenedBy(trip, words))
  const inTitle = most(whole, ({ inTitle: count }) => count)
  return (
    only(whole) ??
    only(whole.filter(({ isAllOfTitle }) => isAllOfTitle)) ??
    only(inTitle) ??
    only(most(inTitle, ({ weakInTitle }) => weakInTitle)) ??
    only(opening)
  )
}

/** `Temples please`: a kind in the plural with which one title begins. */
function isOpenedBy({ title }: KnownTrip, words: readonly Word[]): boolean {
  const first = wordsOf(title).find(({ stem }) => !WEAK.has(stem))
  return (
    first !== undefined &&
    words.some(({ text }) => text.endsWith('s') && text.toLowerCase() === first.text.toLowerCase())
  )
}

function fitOf(trip: KnownTrip, words: readonly Word[]): Fit | undefined {
  const title = new Set(wordsOf(trip.title).map(({ stem }) => stem))
  const own = new Set([
    ...title,
    ...wordsOf(trip.id.replaceAll('-', ' ')).map(({ stem }) => stem),
    ...wordsOf(trip.places.join(' ')).map(({ stem }) => stem),
  ])
  const matched = words.filter(({ stem }) => own.has(stem))
  const named = new Set(matched.map(({ stem }) => stem).filter((stem) => !WEAK.has(stem)))
  const [place] = matched.filter(({ stem }) => named.has(stem))
  if (!place) return undefined
  const strong = Array.from(title).filter((stem) => !WEAK.has(stem))
  return {
    ...{ trip, named, place },
    inTitle: strong.filter((stem) => named.has(stem)).length,
    weakInTitle: Array.from(title).filter(
      (stem) => WEAK.has(stem) && matched.some((word) => word.stem === stem),
    ).length,
    isAllOfTitle:
      strong.length > 0 &&
      strong.every((stem) => named.has(stem)) &&
      Array.from(title).every((stem) => !TELLING.has(stem) || matched.some((word) => word.stem === stem)),
  }
}

/** Those that have most of what is named: none that has only a part of what another one has. */
function choicesOf(fits: readonly Fit[]): Fit[] {
  const isPart = (one: Fit, other: Fit) =>
    one.named.size < other.named.size && Array.from(one.named).every((stem) => other.named.has(stem))
  const isProper = ({ named }: Fit) => Array.from(named).some((stem) => !KINDS.has(stem))
  const largest = fits.filter((fit) => !fits.some((other) => isPart(fit, other)))
  const proper = largest.filter(isProper)
  return (proper.length > 0 ? proper : largest).toSorted(
    (one, other) =>
      Number(other.isAllOfTitle) - Number(one.isAllOfTitle) ||
      other.inTitle - one.inTitle ||
      other.named.size - one.named.size,
  )
}

function mentionOf({ trip, place }: Fit): Mention {
  return { value: trip.id, start: place.start, end: place.end }
}

function isSeen(text: string, start: number, end: number): boolean {
  const around = text.slice(Math.max(0, start - 30), Math.min(text.length, end + 30))
  return allMatches(around, new RegExp(SEEN.source, 'giu')).length > 0
}
