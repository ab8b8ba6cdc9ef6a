import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { formatBaht } from '#money/money.rules.ts'
import { counted } from '#platform/text/counted.ts'
import { formatShortDay } from '#platform/time/calendar.ts'
import { dayAndTime } from '#platform/time/clock-time.ts'
import { changeInWords } from '#quotes/quote.words.ts'
import { type QuoteVersion, quoteChanges } from '#quotes/quote-changes.rules.ts'
import { quoteParts, quoteTotalBaht } from '#quotes/quote-plan.rules.ts'
import type { WrittenQuote } from '#quotes/writing/quote-form.rules.ts'
import { placesOfStops, posterOfDay } from '#quotes/writing/quote-places.words.ts'
import { pictureNamed } from '../../../parts/picture-of.ts'

/** The draft as its guest would see it in short. @param newest the version that the guest has, if there is one */
export function draftPreviewOf(
  { plan, validUntil }: WrittenQuote,
  { guests, newest }: { guests: number; newest: QuoteVersion | undefined },
) {
  const { depositBaht } = quoteParts(plan)
  const poster = posterOfDay(
    plan.days.flatMap(({ stops }) => placesOfStops(stops)),
    new Set(),
  )
  return {
    picture: poster && pictureNamed(poster),
    title: plan.title,
    party: `${counted(guests, 'guest')}, ${vehicleClasses[plan.vehicleClass].name} with a driver`,
    days: plan.days.map(({ date, begins, ends, stops }) => ({
      day: formatShortDay(date),
      text: stops.map(({ place }) => place).join(', ') || `${begins} to ${ends}`,
    })),
    total: formatBaht(quoteTotalBaht(plan)),
    pays:
      depositBaht > 0 ? `Accept, then pay ${formatBaht(depositBaht)} online` : 'Accept, and pay on the day',
    until: `Valid until ${dayAndTime(validUntil)}. ${plan.isHeld ? 'The vehicle is held until then.' : 'No vehicle is held.'}`,
    changes: newest ? quoteChanges(newest, { plan, validUntil }).map(changeInWords) : [],
  }
}
