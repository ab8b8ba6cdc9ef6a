import { places } from '#content/map/places.ts'
import { atSentenceStart } from '#platform/text/sentence-start.ts'
import { formatShortDay, isPlainDate, weekdayOf } from '#platform/time/calendar.ts'
import { clockMinutes, isClockTime } from '#platform/time/clock-time.ts'
import { minutesInWords } from '#platform/time/countdown.ts'
import { daysInWords } from '#quotes/quote.words.ts'
import type { QuoteStop } from '#quotes/quote-plan.rules.ts'
import { dayField, daysShown, numbers, type TypedQuote } from '#quotes/writing/quote-fields.rules.ts'
import { closedPlaces, placesOfStops } from '#quotes/writing/quote-places.words.ts'
import { readStops } from '#quotes/writing/quote-stops.rules.ts'

/** A day of the draft beside its fields: its name, how long it is, and which places are closed when the guests get there. */
export type DraftDay = { title: string; length: string; closed: string[] }

type TypedDay = { date: string; begins: string; ends: string; km: string; stops: QuoteStop[] }

function typedDay(typed: TypedQuote, day: number): TypedDay {
  const value = (field: 'date' | 'begins' | 'ends' | 'km' | 'stops') => typed[dayField(day, field)] ?? ''
  return {
    ...{ date: value('date'), begins: value('begins'), ends: value('ends'), km: value('km') },
    stops: readStops(value('stops')) ?? [],
  }
}

/** The days that the form shows, as far as they can be read. */
export function draftDaysOf(typed: TypedQuote) {
  const days = numbers(daysShown(typed)).map((day) => typedDay(typed, day))
  const km = days.reduce((sum, day) => sum + (Number(day.km) || 0), 0)
  const shown = days.map(
    (day, index): DraftDay => ({
      title: [`Day ${index + 1}`, isPlainDate(day.date) && formatShortDay(day.date)]
        .filter(Boolean)
        .join(', '),
      length: lengthOf(day),
      closed: isPlainDate(day.date)
        ? day.stops.flatMap(({ time, place }) => closedPlaces({ place, time, date: day.date }))
        : [],
    }),
  )
  const isKnown = days.some(({ stops }) => placesOfStops(stops).length > 0)
  return {
    days: shown,
    /** `Three days, 506 km`. */
    daysInAll: `${atSentenceStart(daysInWords({ days }))}${km > 0 ? `, ${km} km` : ''}`,
    /** Every place whose hours are known is open; without such a place nothing is said. */
    isAllOpen: isKnown && shown.every(({ closed }) => closed.length === 0),
  }
}

/** `9 h, 224 km`. */
function lengthOf({ begins, ends, km }: TypedDay): string {
  const isRead = isClockTime(begins) && isClockTime(ends) && begins < ends
  return [
    isRead ? minutesInWords(clockMinutes(ends) - clockMinutes(begins)) : '',
    Number(km) > 0 ? `${Number(km)} km` : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** A place that the guest wants to see, and the day of the draft that goes there; null when none does. */
export type Wish = { name: string; day: string | null }

/** @param wanted the places as the guest chose them */
export function wishesOf(typed: TypedQuote, wanted: readonly string[]): Wish[] {
  const days = numbers(daysShown(typed)).map((day) => typedDay(typed, day))
  return wanted.map((name) => {
    const id = places.find((place) => place.name === name)?.id
    const at = days.findIndex(({ stops }) =>
      id
        ? placesOfStops(stops).includes(id)
        : stops.some(({ place }) => place.toLowerCase().includes(name.toLowerCase())),
    )
    const date = days[at]?.date ?? ''
    if (at < 0) return { name, day: null }
    return { name, day: isPlainDate(date) ? weekdayOf(date).slice(0, 3) : `Day ${at + 1}` }
  })
}
