import type { Day } from './days/days.rules.ts'
import { isDoubted, sentenceAround } from './doubt.rules.ts'
import { type Decided, decide, type Mention, READ_ALREADY, together } from './finding.rules.ts'
import { type HourMention, readHours } from './hours.rules.ts'
import { type HourRole, hourRole } from './travel-words.rules.ts'

export type Hour = HourMention & { isDoubtful: boolean; role: HourRole }

const PARTS = /[,;()\n]| - | and | und | et | и /gu
/** `between 7 and 8`, `7-8 am`. */
const SPAN_AFTER = /^ ?(?:-|to|or|and|bis|oder|ou|à|или) ?\d{1,2}(?![\d/.])/iu
const SPAN_BEFORE = /(?<![\d/.])\d{1,2}(?:[:.]\d\d)? ?(?:-|to|or|oder|bis|ou|или) ?$/iu

/** Every hour that is named, and whose it is. */
export function readTimes(text: string, days: readonly Day[]): Hour[] {
  return readHours(text).map((hour) => {
    const { times, start, end } = hour
    const [from, to] = sentenceAround(text, start, end)
    const before = partBefore(text.slice(from, start))
    const after = text.slice(end, to).split(PARTS)[0]?.slice(0, 24) ?? ''
    const isSpan =
      (SPAN_AFTER.test(text.slice(end, end + 8)) && !text.slice(end, end + 1).includes(READ_ALREADY)) ||
      SPAN_BEFORE.test(text.slice(Math.max(0, start - 12), start)) ||
      /(?:between|zwischen|entre|между) $/iu.test(text.slice(Math.max(0, start - 10), start))
    const isDoubtful = times.length > 1 || isSpan || isDoubted(text, start, end)
    const role = hourRole(before, after)
    // The hour behind the day of the way back is that of the way back.
    const day = days.findLast((one) => one.start >= from && one.end <= start)
    return { ...hour, isDoubtful, role: day?.role === 'return' ? roleOnWayBack(role) : role }
  })
}

/** The flight home is not the one with which they land. */
function roleOnWayBack(role: HourRole): HourRole {
  return role === 'pickup' ? 'return' : role === 'flight' ? 'other' : role
}

/** The words before an hour in its part of the sentence; of a short part, those of the one before as well. */
function partBefore(sentence: string): string {
  const parts = sentence.split(PARTS)
  const last = parts.at(-1) ?? ''
  return last.trim().length > 2 || parts.length < 2 ? last : `${parts.at(-2)} ${last}`
}

/**
 * The hour of the pickup: never that of a flight that leaves, of opening or of being back. A guest who lands is collected
 * when he lands, unless he says another hour.
 */
export function decideTimes(
  hours: readonly Hour[],
  kind: 'trip' | 'transfer',
  isFromAirport: boolean,
): Decided {
  const of = (role: HourRole) => hours.filter((hour) => hour.role === role)
  const back = kind === 'transfer' ? decide('returnTime', mentions(of('return'))) : decide('returnTime', [])
  const pickup = of('pickup')
  if (pickup.length > 0) return together(decide('time', mentions(pickup)), back)
  const landing = isFromAirport ? [...of('arrival'), ...of('flight')] : []
  return together(decide('time', mentions(landing)), back)
}

function mentions(hours: readonly Hour[]): Mention[] {
  return hours.flatMap(({ times, start, end, isDoubtful }) =>
    times.filter((time) => time !== '').map((value) => ({ value, start, end, isDoubtful })),
  )
}
