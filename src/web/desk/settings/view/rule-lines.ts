import { refundSatangAt } from '#bookings/cancelling/cancellation-terms.rules.ts'
import type { RuleSettings } from '#bookings/operator-rules/rule-settings.rules.ts'
import { hoursInWords } from '#bookings/placing/lead-time.rules.ts'
import { depositOf } from '#money/deposits/deposit.rules.ts'
import { bahtFromSatang, formatBaht, satangFromBaht } from '#money/money.rules.ts'
import { payableHow } from '#money/payments/payment.words.ts'
import { CHECKOUT_METHODS } from '#money/payments/payment-kind.rules.ts'
import { type ClockTime, clockMinutes, formatClockTime } from '#platform/time/clock-time.ts'
import { HOUR_MS } from '#platform/time/duration.ts'
import type { RuleGroup } from '../rule-groups.ts'
import { channelLines, type TripCounts } from './channel-lines.ts'

/** A rule with what it is set to, and what follows from it. */
export type RuleLine = { name: string; value: string; effect?: string }

const MINUTES_OF_DAY = 24 * 60
/** Of the day trip in the examples. */
const EXAMPLE = { priceBaht: 4800, pickup: '08:00', asked: '10:00' } as const

/**
 * What the page says about each group of rules.
 * @param trips how many trips have each channel as their own
 */
export function ruleLines(settings: RuleSettings, trips: TripCounts): Record<RuleGroup, RuleLine[]> {
  return {
    deposit: deposit(settings),
    cancelling: cancelling(settings),
    ahead: ahead(settings),
    holds: holds(settings),
    channels: channelLines(settings, trips),
  }
}

function deposit({ depositPercent, cardOffered, promptPayOffered }: RuleSettings): RuleLine[] {
  const parts = depositOf({ priceBaht: EXAMPLE.priceBaht, depositPercent })
  const name = 'Paid to book'
  if (!parts) return [{ name, value: 'the whole price' }]
  const [now, later] = [formatBaht(parts.depositBaht), formatBaht(parts.restBaht)]
  const how = payableHow(promptPayOffered ? CHECKOUT_METHODS : ['card'])
  const example = `Of a day trip for ${formatBaht(EXAMPLE.priceBaht)}, ${now} is paid ${how} to book it, and ${later} online until the evening before or in cash to the driver.`
  return [
    {
      name,
      value: `${depositPercent}% of the price, rounded up to ฿100`,
      effect: cardOffered ? example : 'Not in use: booking by card is not offered.',
    },
  ]
}

function cancelling({ freeUntilHours, partUntilHours, partPercent }: RuleSettings): RuleLine[] {
  const [free, part] = [hoursInWords(freeUntilHours), hoursInWords(partUntilHours)]
  return [
    { name: `Up to ${free} before pickup`, value: 'free' },
    {
      name: `After that, up to ${part} before`,
      value: partPercent === 100 ? 'free' : `costs ${100 - partPercent}% of the price`,
      effect: exampleOfCancelling({ partUntilHours, partPercent }),
    },
    { name: 'Later, or no-show', value: 'costs the full price' },
  ]
}

function exampleOfCancelling({
  partUntilHours,
  partPercent,
}: Pick<RuleSettings, 'partUntilHours' | 'partPercent'>): string {
  const { priceBaht } = EXAMPLE
  const pickupMs = partUntilHours * HOUR_MS
  const terms = { clauses: [{ untilHoursBefore: partUntilHours, refundPercent: partPercent }] }
  const paid = { totalBaht: priceBaht, receivedSatang: satangFromBaht(priceBaht) }
  const back = bahtFromSatang(refundSatangAt({ terms, pickupMs, ...paid }, 0))
  return `A day trip for ${formatBaht(priceBaht)}, paid and cancelled ${hoursInWords(partUntilHours)} before: ${formatBaht(back)} is refunded and you keep ${formatBaht(priceBaht - back)}.`
}

function ahead(settings: RuleSettings): RuleLine[] {
  const { tripRequestHours, instantUntil, transferInTownHours, longTransferHours } = settings
  const { pickup } = EXAMPLE
  return [
    {
      name: 'Day trips',
      value: `until ${hoursInWords(tripRequestHours)} before pickup`,
      effect: `With pickup at ${pickup}, until ${fromTime(pickup, -tripRequestHours)}.`,
    },
    {
      name: 'Paid online',
      value: `confirmed at once until ${instantUntil} on the evening before`,
      effect:
        'After that, and while no vehicle is in service, the card is only authorised, and charged when you confirm.',
    },
    { name: 'Rides in town', value: `until ${hoursInWords(transferInTownHours)} before pickup` },
    {
      name: 'Rides to or from an airport, Bangkok or another town',
      value: `until ${hoursInWords(longTransferHours)} before pickup`,
      effect: `With pickup at ${pickup}, until ${fromTime(pickup, -longTransferHours)}.`,
    },
  ]
}

function holds({ holdHours }: RuleSettings): RuleLine[] {
  const { asked } = EXAMPLE
  return [
    {
      name: 'A request holds its vehicle for',
      value: hoursInWords(holdHours),
      effect: `If it’s sent at ${asked} and not answered, the vehicle is free again at ${fromTime(asked, holdHours)}, or earlier if the booking deadline comes first.`,
    },
  ]
}

/** The time a number of hours after a time of day, or before it: `06:00 the same day`, `20:00 the day before`, `10:00 2 days later`. */
function fromTime(time: ClockTime, hours: number): string {
  const minutes = clockMinutes(time) + hours * 60
  const days = Math.floor(minutes / MINUTES_OF_DAY)
  return `${formatClockTime(minutes - days * MINUTES_OF_DAY)} ${dayInWords(days)}`
}

function dayInWords(days: number): string {
  if (days === 0) return 'the same day'
  if (days === 1) return 'the next day'
  if (days === -1) return 'the day before'
  return days > 0 ? `${days} days later` : `${-days} days before`
}
