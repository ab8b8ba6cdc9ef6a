import { vehicleClassFromText } from '#catalogue/vehicle.rules.ts'
import { isDoubted } from './doubt.rules.ts'
import { allMatches, type Decided, decide, isApart, type Mention, NOTHING, spanOf } from './finding.rules.ts'
import { ASIAN_NUMBER, NUMBER, numberFrom } from './number-words.rules.ts'

const END = '(?![\\p{L}\\p{M}])'
const N = `(?<number>${NUMBER})`
const A = `(?<number>${ASIAN_NUMBER})`

const SUITCASES = [
  new RegExp(
    `${N} ?(?:(?:large|big|small|medium|checked|heavy|große[rn]?|kleine[rn]?|grosses?|grandes?|petites?|больш\\p{L}{1,3}|маленьк\\p{L}{1,3}) ){0,2}(?:suitcases?|bags?|cases|backpacks?|trolleys?|pieces? of luggage|luggages?|koffern?|taschen?|gepäckstücke?|rucksäcke|valises?|bagages?|sacs?|чемодан\\p{L}{0,2}|сум(?:ка|ки|ок)|maletas?|valigie|koffers)${END}`,
    'giu',
  ),
  /(?<![\p{L}])(?:bags?|suitcases?|luggage|koffer|gepäck|valises?|bagages?|багаж) ?[:=] ?(?<number>\d{1,2})(?!\d)/giu,
  new RegExp(`กระเป๋า(?:เดินทาง|ใหญ่|เล็ก)? ?(?:จำนวน ?)?${A} ?(?:ใบ)?`, 'giu'),
  new RegExp(`${A} ?(?:件|个|個)?(?:大|小)?(?:行李箱?|箱子|旅行箱)`, 'giu'),
  new RegExp(`(?:行李箱?|箱子|가방|캐리어|짐|スーツケース|荷物) ?${A} ?(?:件|个|個|개)?`, 'giu'),
]
const NO_LUGGAGE =
  /(?<![\p{L}])(?:no|without(?: any)?|kein|ohne|sans|без) (?:luggage|suitcases?|bags?|gepäck|bagages?|багажа)(?![\p{L}])|ไม่มีกระเป๋า|没有行李|沒有行李|짐 ?없/giu

/** How many pieces of luggage; several kinds are not added up. */
export function readLuggage(text: string): Decided {
  const none = allMatches(text, NO_LUGGAGE).map((match) => mentionOf(text, match, '0', false))
  const some = countsOf(text, SUITCASES)
  return decide('luggage', [...none, ...some])
}

const SEATS = new RegExp(
  `(?:${N} )?(?<![\\p{L}])(?:child(?:ren)?(?:'?s)?'?|bab(?:y|ies)|toddler|infant|booster|kids?|car)[ -](?:car[ -])?seat(?<many>s)?${END}|(?:(?<de>${NUMBER}) )?(?<![\\p{L}])(?:kindersitze?|babyschale|sièges?[ -](?:enfants?|auto|bébé)|детск\\p{L}{2,3} кресл\\p{L}{1,2}|автокресл\\p{L}{1,2})${END}`,
  'giu',
)
const NO_SEAT =
  /(?:no|not|without|any|don't|don't need|do not|kein|keinen|keine|ohne|sans|pas de|без) (?:(?:need|brauchen|for|of) )?(?:an? |the )?$/iu
const OWN_SEAT =
  /^[^.!?,\n]{0,24}(?<![\p{L}])(?:own|ourselves|haben wir|selbst|nous avons|apportons|есть|сво[ейё]\p{L}?|not needed|isn't needed|is not needed)(?![\p{L}])/iu
const ASIAN_SEATS = new RegExp(`(?:คาร์ซีท|儿童座椅|兒童座椅|카시트|チャイルドシート) ?(?:${A})?`, 'giu')

/** How many seats for children; not what is said of them without a number, nor that none is needed. */
export function readChildSeats(text: string): Decided & { read: { start: number; end: number }[] } {
  const places = [...allMatches(text, SEATS), ...allMatches(text, ASIAN_SEATS)]
  const mentions = places.flatMap((match) => {
    const number = match.groups?.number ?? match.groups?.de
    const before = text.slice(Math.max(0, match.index - 30), match.index)
    if (OWN_SEAT.test(text.slice(spanOf(match)[1], spanOf(match)[1] + 40))) return []
    if (NO_SEAT.test(before) && !/^\d|^two|^three/i.test(number ?? '')) return []
    if (match.groups?.many && !number) return []
    return [mentionOf(text, match, String(number ? numberFrom(number) : 1), false)]
  })
  return { ...decide('childSeats', mentions), read: places.map(placeOf) }
}

const WHEELCHAIR =
  /(?<![\p{L}])(?:wheel ?-?chairs?|rollstuhl\p{L}{0,8}|fauteuils? roulants?|(?:инвалидн\p{L}{2,3} )?коляск\p{L}{1,2}(?= инвалид)|инвалидн\p{L}{2,3} коляск\p{L}{1,2}|silla de ruedas|sedia a rotelle|rolstoel)(?![\p{L}])|รถเข็น(?:วีลแชร์)?|วีลแชร์|轮椅|輪椅|휠체어|車椅子|車いす/giu

/** That a wheelchair comes along; not that none does. */
export function readWheelchair(text: string): Decided {
  const [first] = allMatches(text, WHEELCHAIR)
  if (!first) return NOTHING
  const [start, end] = spanOf(first)
  const isNone =
    /(?:no|not|without|kein(?:en)?|ohne|sans|pas de|без|ไม่มี|没有|不需要) (?:need )?(?:an? |the )?$/iu.test(
      text.slice(Math.max(0, start - 16), start),
    )
  const isEnded = /^ ?(?:is |are )?(?:not |nicht |unnecessary|없)/iu.test(text.slice(end, end + 12))
  return decide(
    'wheelchair',
    isNone || isEnded ? [] : [{ value: 'on', start, end, isDoubtful: isDoubted(text, start, end) }],
  )
}

// A Dutch or Flemish surname is no vehicle.
const VEHICLE =
  /(?<![\p{L}\p{M}])(?:(?<many>(?:[2-9]|two|three|zwei|deux|две|два)(?: \p{L}{3,8})? )?(?:suvs?|SUVs?|Suv|[Mm]ini ?-?(?:van|bus)(?:s|es)?|[Ss]edans?|(?:[Vv]ans?|VANS?)(?! (?:der|den|de)(?![\p{L}])| \p{Lu})|[Kk]leinbus|[Mm]inivan|микроавтобус\p{L}{0,2}|минивэн\p{L}{0,2}))(?![\p{L}\d])|(?<thai>(?:[2-9] ?)?รถตู้(?: ?[2-9] ?คัน)?)|(?<han>(?:[两2二三3]辆)?(?:面包车|麵包車|商务车|商務車)|승합차|ワゴン車)/gu

/** The class of vehicle that the guest names. Two of them are more than this form has room for. */
export function readVehicle(text: string): Decided & { hasSeveral: boolean } {
  const mentions = allMatches(text, VEHICLE).flatMap((match): Mention[] => {
    const named = match.groups?.thai || match.groups?.han || /bus|van|вэн/i.test(match[0]) ? 'van' : match[0]
    const value = vehicleClassFromText(named.replace(/s$/i, ''))
    const isSeveral =
      match.groups?.many !== undefined || /[2-9両两二三]/.test(match.groups?.thai ?? match.groups?.han ?? '')
    return value ? [{ ...mentionOf(text, match, value, isSeveral) }] : []
  })
  const hasSeveral = mentions.some(
    ({ isDoubtful, start }) =>
      isDoubtful && /^(?:[2-9]|two|three|รถตู้|zwei|deux|дв)/iu.test(text.slice(start)),
  )
  return { ...decide('vehicle', mentions), hasSeveral }
}

const AIRLINES =
  'TG|FD|SL|PG|VZ|WE|DD|EK|QR|EY|SQ|CX|LH|BA|AF|KL|LX|OS|TK|KE|OZ|JL|NH|MH|AK|AI|6E|UL|VN|VJ|CI|BR|CZ|MU|CA|HU|3U|FM|MF|ZH|SU|S7|QF|JQ|TR|HX|UO|7C|LJ|TW|ZE|XJ|MM|AY|SK|DY|WY|GF|KU|SV|UA|DL|AA|AC|NZ|KC|HY|DE|4Y|LO|OK|IB|AZ|EW|9C|HO|SC|TL|PR|5J|GA|QZ|D7|BI|BG|KB|RA|XW|LY|ET|MS|B7|IT|JX'
const FLIGHT = new RegExp(
  `(?<![\\p{Script=Latin}\\d])(?:(?:${AIRLINES}) ?-?\\d{2,4}(?![\\d:/]|\\.\\d)(?! ?(?:baht|thb|people))|(?<=(?:flight|flug|vol|рейс|vuelo|เที่ยวบิน|ไฟล์ท|航班|편명)(?: (?:no\\.?|number|nr\\.?))? ?:? ?)[A-Z\\d]{2} ?-?\\d{2,4}(?![\\d:]))`,
  'gu',
)

/** The number of a flight, by the code of its airline or the word before it. */
export function readFlight(text: string): Decided {
  return decide(
    'flight',
    allMatches(text, FLIGHT).map((match) => mentionOf(text, match, match[0].replace(/[ -]/g, ''), false)),
  )
}

function countsOf(text: string, patterns: readonly RegExp[]): Mention[] {
  const found: Mention[] = []
  for (const pattern of patterns)
    for (const match of allMatches(text, pattern)) {
      const [start, end] = spanOf(match)
      if (!isApart({ start, end }, found)) continue
      const isSpan = /\d ?(?:-|or|to|oder|ou|или) ?$/iu.test(text.slice(Math.max(0, start - 8), start))
      const mention = mentionOf(text, match, String(numberFrom(match.groups?.number ?? '')), isSpan)
      found.push(mention)
    }
  // "2 suitcases and 1 backpack": what counts is for the operator to say.
  return found.length > 1 ? found.map((one) => ({ ...one, isDoubtful: true })) : found
}

function mentionOf(text: string, match: RegExpExecArray, value: string, isDoubtful: boolean): Mention {
  const [start, end] = spanOf(match)
  return { value, start, end, isDoubtful: isDoubtful || isDoubted(text, start, end) }
}

function placeOf(match: RegExpExecArray): { start: number; end: number } {
  const [start, end] = spanOf(match)
  return { start, end }
}
