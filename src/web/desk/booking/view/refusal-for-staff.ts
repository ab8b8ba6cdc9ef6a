import { vehicleClasses } from '#content/catalogue/vehicle-classes.ts'
import { formatBaht } from '#money/money.rules.ts'
import type { Problem } from '#platform/problems/problem.rules.ts'
import type { Refusal } from '#platform/problems/refusal.ts'
import { refusalInWords } from '#platform/problems/sentences.words.ts'
import { formatShortDay, type PlainDate } from '#platform/time/calendar.ts'

/** A refusal in words for staff: several sentences of the site speak to the guest. */
export function refusalForStaff(refusal: Refusal): ReturnType<typeof refusalInWords> {
  const words = refusalInWords(refusal)
  const fields = Object.entries(refusal.fields).flatMap(([field, problem]) => {
    const sentence = sentenceForStaff(problem)
    return sentence ? [[field, sentence]] : []
  })
  return {
    ...words,
    message: sentenceForStaff(refusal.problem) ?? words.message,
    fields: { ...words.fields, ...Object.fromEntries(fields) },
  }
}

function sentenceForStaff(problem: Problem): string | undefined {
  switch (problem.code) {
    case 'refund-changed':
      return `The refund would now be ${formatBaht(problem.refundBaht)}. Nothing has changed: press again if that’s right.`
    case 'vehicle-gone':
      return `No ${vehicleClasses[problem.vehicleClass].name} is free on ${formatShortDay(problem.date)}.${freeDays(problem.free)} Nothing has changed.`
    case 'trip-departed':
      return 'The trip has started, so the guest can no longer cancel. You can cancel it yourself.'
    case 'move-by-person':
      return 'This booking has no times yet, so it can’t be moved here.'
    case 'nothing-changed':
      return 'The booking is already like that.'
    default:
      return undefined
  }
}

function freeDays(free: readonly PlainDate[]): string {
  if (free.length === 0) return ''
  return ` ${free.map(formatShortDay).join(' and ')} ${free.length === 1 ? 'is' : 'are'} free.`
}
