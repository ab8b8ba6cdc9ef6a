import { type Origin, townsIn } from '#catalogue/tour.rules.ts'
import {
  allMatches,
  type Decided,
  decide,
  findingAt,
  type Mention,
  NOTHING,
  READ_ALREADY,
  spanOf,
  together,
} from './finding.rules.ts'
import type { House } from './places.rules.ts'
import { type KnownPlace, type Point, pointsIn } from './points.rules.ts'
import { isArrival } from './travel-words.rules.ts'

/** Where a drive goes from and to, whether it may be one, and whether the guest asks for it and does not only arrive. */
export type Route = {
  from: Point[]
  to: Point[]
  unclear: Point[]
  isRide: boolean
  isAsked: boolean
  word: [number, number] | undefined
}

/** Where day trips go, so that "to" it does not mean a transfer. */
const BASE = 'Kanchanaburi'
const TRANSFER =
  /(?<![\p{L}])(?:taxi|(?:airport |private )?transfers?|drop(?:ped)? ?-?off|one[- ]way|flughafentransfer|transfert|navette|трансфер\p{L}{0,2}|такси|traslado)(?![\p{L}])|รถรับส่ง|แท็กซี่|接机|接機|送机|送機|接送|택시|송영|送迎|タクシー|편도|왕복|单程|單程/giu

/** Said of people who are driven from one place to another. */
const CARRY =
  /(?<![\p{L}])(?:(?:bring|drive|take|carry) (?:us|me|her|him|them|my \p{L}{1,12})|bringen|fahren Sie|conduire|emmener|отвезти|довезти)(?![\p{L}])|ไปส่ง|送我|태워/iu
const LINK =
  "(?:the |our |my |your |der |dem |den |das |unser\\p{L}{0,3} |la |le |les |l'|notre |hotel |hôtel |отел\\p{L}{1,2} |airport |flughafen |bahnhof |gare de |вокзала |(?:international )?aéroport (?:de |d')?|аэропорт\\p{L}{0,2} |สนามบิน|โรงแรม|in |at |im |am )"
const FROM = new RegExp(
  `(?:(?<![\\p{L}])(?:from|ex|pick(?:ed|ing)?[- ]?(?:us |me )?up(?: is)?(?: at| from| in)?|pickup(?: at| from| in|:)?|collect(?: us| me)?(?: at| from| in)?|arriv\\p{L}{1,4}(?: at| in| by)?|land(?:ing)?(?: at| in)?|von|vom|ab|aus|abholung(?: vom| am| im| in)?|de|du|d'|depuis|из|от|с|desde|da|dal|van)|จาก|รับที่|รับจาก|รับ|从|從|自|在)[\\s:]{0,2}${LINK}{0,2}$`,
  'iu',
)
const TO = new RegExp(
  `(?:(?<![\\p{L}])(?:to|into|drop(?:ped|ping)?[- ]?(?:us |me )?off(?: is)?(?: at| in)?|destination:?|nach|zum|zur|bis|à|au|vers|pour|jusqu'à|в|до|на|hasta|naar)|->|=>|→|➡️?|>|ไปส่งที่|ไปส่ง|ไปที่|ไป|ส่งที่|ถึง|到|去|至|往)[\\s:]{0,2}${LINK}{0,2}$`,
  'iu',
)
/** Who arrives somewhere is collected there, whatever small word stands between. */
const ARRIVES_AT =
  /(?<![\p{L}])(?:chercher|récupérer|abholen|забрать|recoger\p{L}{0,4}|arriv\p{L}{1,5}|land(?:ing|et|en)?|atterri\p{L}{1,5}|при(?:лета|быва|езжа)\p{L}{1,3})(?: (?:us|nous|uns|нас|at|in|à|au|auf|am|vom|в|из|the|l'aéroport(?: de)?|aéroport|airport|flughafen)){0,4} $/iu
const FROM_AFTER = /^[)）]? ?(?:에서|부터|から|発|出发|出發)/
const TO_AFTER = /^[)）]? ?(?:까지|으로|로(?![가-힣])|まで|へ|に行|行き)/

/** Every place that is named as the end of a drive, and in which direction. */
export function readRoute(
  text: string,
  places: readonly KnownPlace[],
  { houses, hasLanding }: { houses: readonly House[]; hasLanding: boolean },
): Route {
  const points = pointsIn(text, places, houses)
  for (const point of points) {
    const before = text.slice(Math.max(0, point.start - 44), point.start).replaceAll(READ_ALREADY, '')
    const after = text.slice(point.end, point.end + 6)
    point.way = wayOf(before, after)
    point.isCued = point.way !== undefined
  }
  const [word] = allMatches(text, TRANSFER)
  const airport = points.find(({ isAirport }) => isAirport)
  const isJoined = joinByDash(text, points)
  const isBetween =
    points.some(({ way }) => way === 'from') &&
    points.some(({ way, value }) => way === 'to' && (value !== BASE || word || isJoined || CARRY.test(text)))
  const goal = points.find(({ way, value, isHouse }) => way === 'to' && value !== BASE && !isHouse)
  pairUp(text, points, airport)
  const isAsked = word !== undefined || isBetween || goal !== undefined
  // Who lands with a flight and names where to is collected there.
  const isFromFlight = hasLanding && points.some(({ way }) => way === 'to')
  const isRide =
    isAsked || isFromFlight || (airport?.way !== undefined && airport.isCued) || isTwoEnded(points, airport)
  const of = (way: Point['way']) => points.filter((point) => point.way === way)
  return {
    from: of('from'),
    to: of('to'),
    unclear: of(undefined),
    isRide,
    isAsked,
    word: word && spanOf(word),
  }
}

/** Which end a place is, by the word before it; in Korean and Japanese by the one behind it. */
function wayOf(before: string, after: string): Point['way'] {
  if (FROM_AFTER.test(after) || ARRIVES_AT.test(before)) return 'from'
  if (TO_AFTER.test(after) || TO.test(before)) return 'to'
  return FROM.test(before) ? 'from' : undefined
}

const isTwoEnded = (points: readonly Point[], airport: Point | undefined) =>
  airport !== undefined && points.some(({ way }) => way === 'from') && points.some(({ way }) => way === 'to')

/** `Kanchanaburi - Ayutthaya`. */
function joinByDash(text: string, [one, other]: Point[]): boolean {
  if (!one || !other || one.way || other.way) return false
  if (!/^\s*(?:-|\/|→|->|>)\s*$/.test(text.slice(one.end, other.start))) return false
  one.way = 'from'
  other.way = 'to'
  return true
}

/** Of two places the second end follows from the first; an airport is left by those who land there. */
function pairUp(text: string, points: Point[], airport: Point | undefined) {
  const [one, other] = points
  if (airport && !airport.way && points.every(({ way }) => !way))
    airport.way = isArrival(text) ? 'from' : undefined
  if (!one || !other || points.length > 2) return
  const opposite = (way: Point['way']) => (way === 'from' ? 'to' : way === 'to' ? 'from' : undefined)
  one.way ??= opposite(other.way)
  other.way ??= opposite(one.way)
}

/** The ends of a drive. Several on one side are left open. */
export function decideRoute({ from, to, unclear, word }: Route): Decided {
  const loose = from.length > 0 && to.length > 0 ? [] : unclear
  const pickup = decide('pickup', from.length > 0 ? ends(from) : to.length > 0 ? ends(loose, true) : [])
  const dropoff = decide('dropoff', to.length > 0 ? ends(to) : ends(loose, true))
  const place = word ?? spanOfPoint(from[0] ?? to[0] ?? unclear[0])
  return together({ findings: findingAt('kind', 'transfer', place), doubts: [] }, pickup, dropoff)
}

/** A house beside a town is the end; towns alone are one as well. */
function ends(points: readonly Point[], isDoubtful = false): Mention[] {
  const houses = points.filter(({ isHouse, isAirport }) => isHouse || isAirport)
  return (houses.length > 0 ? houses : points).map((point) => ({
    ...point,
    isDoubtful: isDoubtful || point.isDoubtful === true,
  }))
}

const spanOfPoint = (point: Point | undefined): [number, number] | undefined =>
  point && [point.start, point.end]

/** Where a trip begins: the town that guests start in, by its word. */
export function decideOrigin(text: string, route: Route): Decided {
  const match = START_TOWN.exec(text)
  const [town] = townsIn(match?.groups?.town ?? '')
  const cued = route.from
    .filter(({ isHouse, isAirport, isCued }) => isCued && !isHouse && !isAirport)
    .filter(
      ({ start }) =>
        !/(?:arriv\p{L}*|land\p{L}*|pick\p{L}* up)(?: at| in| by)? $/iu.test(
          text.slice(Math.max(0, start - 20), start),
        ),
    )
  const mentions: Mention[] = [
    ...(town && match?.indices?.groups?.town
      ? [{ value: town, start: match.indices.groups.town[0], end: match.indices.groups.town[1] }]
      : []),
    ...cued.flatMap(({ value, start, end }) =>
      townsIn(value).map((origin: Origin) => ({ value: origin, start, end })),
    ),
  ]
  return mentions.length > 0 ? decide('origin', mentions) : NOTHING
}

const START_TOWN =
  /(?<![\p{L}])(?:from|we(?:'re| are) in|stay(?:ing)? in|pick ?(?:us )?up in|start(?:ing)? in|ab|von|depuis|de|из) [^.!?\n]{0,20}?(?<town>Bangkok|Kanchanaburi)(?![\p{L}])/diu
