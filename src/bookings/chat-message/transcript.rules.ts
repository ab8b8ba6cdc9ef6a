import type { Finding } from './finding.rules.ts'

/**
 * The beginning of each message in a copied chat: day, time and sender, as WhatsApp and LINE write it. Neither the day nor
 * the time is about the trip.
 */
const HEADERS = [
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[AP]M)?(?:\]| -) (?<sender>[^:\n]{1,60}): /gim,
  /^\d{1,2}:\d{2}\t(?<sender>[^\t\n]{1,60})\t/gm,
]

/** The headers of a copied chat; each has its sender, and none is found in a message that was typed. */
export function readHeaders(text: string): { sender: Finding; start: number; end: number }[] {
  return HEADERS.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => {
      const value = match.groups?.sender ?? ''
      const end = match.index + match[0].length
      const start = text.indexOf(value, match.index + 5)
      const sender: Finding = { field: 'name', value: value.trim(), start, end: start + value.length }
      return { sender, start: match.index, end }
    }),
  )
}
