import { PROMISED_HOURS } from '#domain/quotes/quote-promise.ts'
import { hoursInWords } from '#domain/requests/lead-time.ts'

/** By when a guest has a quote for a custom trip, or the answer to a wish about one: `within 24 hours`. */
export const answeredWithin = `within ${hoursInWords(PROMISED_HOURS)}`
