import { PROMISED_HOURS } from '#quotes/quote-promise.rules.ts'
import { hoursInWords } from '../placing/lead-time.rules.ts'

/** By when a guest has a quote for a custom trip, or the answer to a wish about one: `within 24 hours`. */
export const answeredWithin = `within ${hoursInWords(PROMISED_HOURS)}`
