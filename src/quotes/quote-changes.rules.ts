import type { VehicleClass } from '#catalogue/vehicle.rules.ts'
import { formatShortDay } from '#platform/time/calendar.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'
import {
  type QuoteDay,
  type QuoteLine,
  type QuotePlan,
  type QuoteStop,
  quoteTotalBaht,
} from './quote-plan.rules.ts'

/** A version of a quote, as it is compared with the one before it. */
export type QuoteVersion = { plan: QuotePlan; validUntil: Date }

/** What can differ between two versions. */
export type QuoteValues = {
  title: string
  vehicle: VehicleClass
  /** In words. */
  day: string
  /** All lines of one name. */
  line: readonly Pick<QuoteLine, 'count' | 'eachBaht'>[]
  'not-included': string
  hold: boolean
  /** The share that is paid when it is accepted, in percent. */
  payment: number
  /** In words. */
  'valid-until': string
}

/**
 * One difference between two versions. Of a line, `baht` is what the price changes by; of everything else it is null.
 * `was` and `becomes` are null for what is new and what was left out.
 */
export type QuoteChange<About extends keyof QuoteValues = keyof QuoteValues> = {
  [Kind in About]: {
    about: Kind
    /** Which day, counted from 1, or which line. */
    name: string
    was: QuoteValues[Kind] | null
    becomes: QuoteValues[Kind] | null
    baht: number | null
  }
}[About]

/** Every difference between two versions and nothing else. The sums of the lines add up to the change of the price. */
export function quoteChanges(earlier: QuoteVersion, later: QuoteVersion): QuoteChange[] {
  const [was, becomes] = [earlier.plan, later.plan]
  return [
    ...fact('title', was.title, becomes.title),
    ...fact('vehicle', was.vehicleClass, becomes.vehicleClass),
    ...dayChanges(was.days, becomes.days),
    ...lineChanges(was.lines, becomes.lines),
    ...fact('payment', was.depositPercent, becomes.depositPercent),
    ...fact('not-included', was.notIncluded, becomes.notIncluded),
    ...fact('hold', was.isHeld, becomes.isHeld),
    ...fact('valid-until', dayAndTime(earlier.validUntil), dayAndTime(later.validUntil)),
  ]
}

function fact<About extends Exclude<keyof QuoteValues, 'line'>>(
  about: About,
  was: QuoteValues[About],
  becomes: QuoteValues[About],
  name = '',
): QuoteChange<About>[] {
  if (was === becomes) return []
  return [{ about, name, was: was === '' ? null : was, becomes: becomes === '' ? null : becomes, baht: null }]
}

function dayChanges(was: readonly QuoteDay[], becomes: readonly QuoteDay[]): QuoteChange[] {
  const longer = was.length > becomes.length ? was : becomes
  return longer.flatMap((_, index) => {
    const [old, now] = [was[index], becomes[index]]
    const name = String(index + 1)
    const [oldStops, newStops] = stopsApart(old?.stops ?? [], now?.stops ?? [])
    return [
      ...fact('day', old ? hoursInWords(old) : '', now ? hoursInWords(now) : '', name),
      ...fact('day', oldStops, newStops, name),
    ]
  })
}

/** `Fri 11 Dec, 07:00 to 17:30, 190 km`. */
export function hoursInWords({ date, begins, ends, km }: QuoteDay): string {
  return [formatShortDay(date), `${begins} to ${ends}`, ...(km === null ? [] : [`${km} km`])].join(', ')
}

/** The stops that only one of the two has; all of both when they differ in their order only. */
function stopsApart(was: readonly QuoteStop[], becomes: readonly QuoteStop[]): [string, string] {
  const [old, now] = [was.map(stopInWords), becomes.map(stopInWords)]
  const [gone, added] = [old.filter((stop) => !now.includes(stop)), now.filter((stop) => !old.includes(stop))]
  const isOrder = gone.length + added.length === 0
  return isOrder ? [old.join(', '), now.join(', ')] : [gone.join(', '), added.join(', ')]
}

function stopInWords({ time, place }: QuoteStop): string {
  return time === null ? place : `${time} ${place}`
}

function lineChanges(earlier: readonly QuoteLine[], later: readonly QuoteLine[]): QuoteChange<'line'>[] {
  const labels = new Set([...earlier, ...later].map(({ label }) => label))
  return [...labels].flatMap((label) => {
    const [old, now] = [linesNamed(earlier, label), linesNamed(later, label)]
    if (isSame(old, now)) return []
    const [was, becomes] = [old.length > 0 ? old : null, now.length > 0 ? now : null]
    return [
      {
        about: 'line',
        name: label,
        was,
        becomes,
        baht: quoteTotalBaht({ lines: now }) - quoteTotalBaht({ lines: old }),
      },
    ]
  })
}

function linesNamed(lines: readonly QuoteLine[], label: string): QuoteLine[] {
  return lines.filter((line) => line.label === label)
}

function isSame(was: readonly QuoteLine[], becomes: readonly QuoteLine[]): boolean {
  return (
    was.length === becomes.length &&
    was.every(({ count, eachBaht }, at) => count === becomes[at]?.count && eachBaht === becomes[at]?.eachBaht)
  )
}

/** Where a day differs from the same day of the version before: at its head, and at which of its stops. */
export type DayMarks = { head: boolean; stops: readonly boolean[] }

/**
 * The marks of a day for which the guest is shown what changed. A stop that is new or has another time carries one; the
 * head carries one for other hours, and for stops that were left out or only changed places.
 * @param was the same day of the version before; `undefined` when the day is new
 */
export function dayMarks(was: QuoteDay | undefined, becomes: QuoteDay): DayMarks {
  const old = was?.stops.map(stopInWords) ?? []
  const now = becomes.stops.map(stopInWords)
  const stops = now.map((stop) => was !== undefined && !old.includes(stop))
  const isOnlyLess = !stops.includes(true) && old.join('\n') !== now.join('\n')
  return { head: !was || hoursInWords(was) !== hoursInWords(becomes) || isOnlyLess, stops }
}
