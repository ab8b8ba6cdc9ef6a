import { type Finding, findingAt, READ_ALREADY } from './finding.rules.ts'

const END = `[,.!?;:\\n()${READ_ALREADY}]`
const HOUSE =
  '(?:Hotel|Resort|Inn|Hostel|Guest ?house|Guest House|Lodge|Villas?|Homestay|Residence|Raft ?house|Rafts|Bungalows?|Retreat|Camp|Suites|Apartments?)'
const WORD = "[\\p{Lu}\\d][\\p{L}\\p{M}\\d'’&-]{0,30}"
const SMALL = '(?:(?:the|de|at|on|of|and|&|by) )?'

/** A name that says that it is a place to stay: `Example Riverside Inn`. */
const NAMED_HOUSE = new RegExp(`(?:${WORD} ${SMALL}){1,5}${HOUSE}(?![\\p{L}\\p{M}])(?: ${WORD}){0,2}`, 'u')
const THAI_HOUSE = /โรงแรม ?[^\s,.]{1,40}/

/** Words after which a guest names the place. */
const CUE =
  /\b(?:stay(?:ing)? (?:at|in)|(?:our|my|the) hotel(?: is| name is|:)?|hotel(?: name)?:|we(?:'re|’re| are) (?:at|in)|pick ?(?:us|me)? ?up (?:at|from|in)|pick ?-?up(?: place| point| location)?(?: is|:| at| from| in)|collect (?:us|me) (?:at|from|in)|accommodation(?: is|:)?) /gi
const STOP =
  / (?:on|at|for|around|and|from|with|to|in|by|near|tomorrow|today|next|this|please|thanks|where|which|if|or|then|is|are)\b/i
const MOST = 70
/** A town alone is no place to be collected at; it is read as the town of the start. */
const TOWN = /^(?:bangkok|kanchanaburi)(?: town| city)?$/i

/** Where the guests are collected, as they write it: a hotel by its name, or what follows a word such as `staying at`. */
export function readPlace(text: string): Finding[] {
  const house = NAMED_HOUSE.exec(text) ?? THAI_HOUSE.exec(text)
  if (house) return placeAt('pickup', text, house.index, house.index + house[0].length)
  for (const cue of text.matchAll(CUE)) {
    const start = cue.index + cue[0].length
    const found = placeAt('pickup', text, start, endOfPlace(text, start))
    if (found.some(({ value }) => /[\p{Lu}\d\u0E00-\u0E7F]/u.test(value) && !TOWN.test(value))) return found
  }
  return []
}

/** Where a place ends that begins there: at a sign, or at a word that goes on about something else. */
function endOfPlace(text: string, start: number): number {
  const rest = text.slice(start, start + MOST)
  const ends = [rest.search(new RegExp(END)), rest.search(STOP)].filter((end) => end >= 0)
  return start + Math.min(rest.length, ...ends)
}

/** A place without the spaces and articles around it; none when nothing is left. */
export function placeAt(field: 'pickup' | 'dropoff', text: string, start: number, end: number): Finding[] {
  const words = text.slice(start, end)
  const before = /^(?:[\s"'“]*(?:the |our |my )?)/i.exec(words)?.[0].length ?? 0
  const value = words.slice(before).replace(/[\s"'”]+$/, '')
  return value.length > 1 ? findingAt(field, value, [start + before, start + before + value.length]) : []
}
