import { type Finding, findingAt, spanOf } from './finding.rules.ts'

const ABOUT = '(?:(?:at|around|about|by|approx\\.?|ca\\.?|~) ?)?'
const NOT_A_TIME =
  '(?!\\d|[:./-]\\d|st\\b|nd\\b|rd\\b|th\\b| ?(?:people|persons?|pax|adults?|kids?|children|guests?|of us|nights?|days?|hours?|hrs|minutes|min|km|baht|thb|%))'

/** The usual spellings, the clearest first. */
const SPELLINGS: readonly RegExp[] = [
  new RegExp(
    `${ABOUT}(?<![\\d/.])\\b(?<hour>\\d{1,2})[:.](?<minute>\\d{2})(?![\\d/.]\\d) ?(?<half>[ap]\\.?m\\b)?`,
    'gi',
  ),
  new RegExp(`${ABOUT}\\b(?<hour>\\d{1,2}) ?(?<half>[ap]\\.?m\\b)`, 'gi'),
  new RegExp(`${ABOUT}\\b(?<hour>\\d{1,2}) ?(?:h|o.clock|uhr)\\b`, 'gi'),
  /(?<hour>\d{1,2}) ?โมง(?:เช้า)?/g,
  new RegExp(
    `\\b(?:at|around|about|leaving(?: at)?|leave at|start(?:ing)?(?: at)?|departing(?: at)?) ?(?<hour>\\d{1,2})\\b${NOT_A_TIME}`,
    'gi',
  ),
]
const NOON = /\b(?:at |around )?(?:noon|midday)\b/i

/**
 * The first time of day. An hour without am or pm is read as one at which people travel: `around 8` is in the morning,
 * `at 2` in the afternoon.
 */
export function readTime(text: string): Finding[] {
  for (const pattern of SPELLINGS) {
    for (const match of text.matchAll(pattern)) {
      const { hour = '', minute = '00', half } = match.groups ?? {}
      const hours = hoursFrom(Number(hour), half, match.groups?.minute !== undefined)
      if (hours <= 23 && Number(minute) <= 59)
        return findingAt('time', `${String(hours).padStart(2, '0')}:${minute}`, spanOf(match))
    }
  }
  const noon = NOON.exec(text)
  return noon ? findingAt('time', '12:00', spanOf(noon)) : []
}

function hoursFrom(hour: number, half: string | undefined, isExact: boolean): number {
  if (half) {
    if (hour < 1 || hour > 12) return Number.NaN
    return (hour % 12) + (/^p/i.test(half) ? 12 : 0)
  }
  return !isExact && hour >= 1 && hour <= 4 ? hour + 12 : hour
}
