import { bangkokDay } from '#platform/time/calendar.ts'
import { bangkokTime } from '#platform/time/clock-time.ts'
import { lineField, type TypedQuote } from './quote-fields.rules.ts'
import type { WrittenQuote } from './quote-form.rules.ts'
import { writeStops } from './quote-stops.rules.ts'

/** A version as the form shows it: `readQuote` of it gives the version again. */
export function typedFromQuote({ plan, note, validUntil }: WrittenQuote): TypedQuote {
  const discount = plan.lines.find(({ eachBaht }) => eachBaht < 0)
  const lines = plan.lines.filter((line) => line !== discount)
  return typedOf([
    ['title', plan.title],
    ['vehicle', plan.vehicleClass],
    ['notIncluded', plan.notIncluded],
    ['days', String(plan.days.length)],
    ['lines', String(lines.length)],
    ...plan.days.flatMap(({ date, begins, ends, km, stops }, index) =>
      Object.entries({ date, begins, ends, km: km === null ? '' : String(km), stops: writeStops(stops) }).map(
        ([field, value]): [string, string] => [`day-${index + 1}-${field}`, value],
      ),
    ),
    ...lines.flatMap(({ label, count, eachBaht }, index): [string, string][] => [
      [lineField(index + 1, 'label'), label],
      [lineField(index + 1, 'count'), String(count)],
      [lineField(index + 1, 'each'), String(eachBaht)],
    ]),
    ['discountLabel', discount?.label ?? ''],
    ['discountBaht', discount ? String(-discount.eachBaht) : ''],
    ['payment', plan.depositPercent === 100 ? 'whole' : plan.depositPercent === 0 ? 'on-the-day' : 'deposit'],
    ['hold', plan.isHeld ? 'yes' : 'no'],
    ['validDate', bangkokDay(validUntil.getTime())],
    ['validTime', bangkokTime(validUntil.getTime())],
    ['note', note],
    ['writer', plan.writer ?? ''],
  ])
}

function typedOf(entries: [string, string][]): TypedQuote {
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}
