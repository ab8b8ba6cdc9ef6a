import { pictureNamed } from '#app/sections/picture-of.ts'
import { fleet } from '#content/catalogue/fleet.ts'
import { placesOfStops, posterOfDay } from '#content/quote-places.ts'
import { changeInWords } from '#content/quote-words.ts'
import { formatBaht } from '#domain/money.ts'
import { type QuoteVersion, quoteChanges } from '#domain/quotes/quote-changes.ts'
import type { WrittenQuote } from '#domain/quotes/quote-form.ts'
import { quoteParts, quoteTotalBaht } from '#domain/quotes/quote-plan.ts'
import { formatShortDay } from '#domain/time/calendar.ts'
import { dayAndTime } from '#domain/time/clock-time.ts'
import { counted } from '#text/counted.ts'

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
    party: `${counted(guests, 'guest')}, ${fleet[plan.vehicle].name} with a driver`,
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
