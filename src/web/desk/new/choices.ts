import type { Reading } from '#bookings/chat-message/read-chat-message.rules.ts'
import { type Catalogue, findTour } from '#catalogue/catalogue.rules.ts'
import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { formatShortDay, isPlainDate } from '#platform/time/calendar.ts'
import type { EntryField, EntryValues } from './entry-values.ts'

/** What a field may be, by the message, with the words that are asked with it. */
export type Choice = { question: string; options: { value: string; label: string }[] }
export type Choices = Partial<Record<EntryField, Choice>>

/** The values of which the operator takes one, for the fields that the message leaves open and nobody has filled in. */
export function choicesOf(catalogue: Catalogue, { doubts }: Reading, values: EntryValues): Choices {
  const open = doubts.filter(({ field }) => values[field] === '')
  return Object.fromEntries(
    open.map((doubt): [EntryField, Choice] => {
      const options = doubt.values.map((value) => ({ value, label: labelOf(catalogue, doubt.field, value) }))
      const word = values.message.slice(doubt.start, doubt.end)
      const several = doubt.isOneWord ? `Which ${word}?` : 'Which one?'
      return [doubt.field, { question: options.length === 1 ? 'Is it this?' : several, options }]
    }),
  )
}

function labelOf(catalogue: Catalogue, field: EntryField, value: string): string {
  if (field === 'tourId') return findTour(catalogue, value)?.title ?? value
  if (field === 'vehicle' && value in vehicleClasses)
    return vehicleClasses[value as keyof typeof vehicleClasses].name
  if (field === 'wheelchair') return 'Yes'
  return isPlainDate(value) ? formatShortDay(value) : value
}
