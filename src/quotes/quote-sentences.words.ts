import { formatBaht, MOST_BAHT } from '#money/money.rules.ts'
import type { QUOTE_PROBLEMS } from './writing/quote-problems.rules.ts'

type QuoteCode = (typeof QUOTE_PROBLEMS)[keyof typeof QUOTE_PROBLEMS]

/** The sentences beside the fields of a quote, and beside the guest's wish. */
export const QUOTE_SENTENCES: Record<QuoteCode, string> = {
  'quote.title': 'Give the trip a name, such as Three days on the River Kwai',
  'quote.vehicle': 'Choose a car, an SUV or a van',
  'quote.dayDate': 'Choose a day from today onwards',
  'quote.dayOrder': 'Each day must be later than the one before',
  'quote.dayBegins': 'Enter when the driver comes, such as 08:00',
  'quote.dayEnds': 'Enter when the day ends, later than it begins',
  'quote.dayKm': 'Enter whole kilometres, or leave it empty',
  'quote.stops': 'Write up to 20 stops, one per line, each in a few words',
  'quote.lineLabel': 'Say what this line is for',
  'quote.lineCount': 'Enter a number from 1 to 100',
  'quote.lineEach': `Enter whole baht, such as 4200, and at most ${formatBaht(MOST_BAHT)}`,
  'quote.noLine': 'Enter what the trip costs',
  'quote.total': `All lines together, less the discount, must be at least ฿1 and at most ${formatBaht(MOST_BAHT)}`,
  'quote.discount': `Enter the discount in whole baht, at most ${formatBaht(MOST_BAHT)}`,
  'quote.payment': 'Choose what the guest pays when accepting',
  'quote.hold': 'Choose whether the vehicle is held',
  'quote.validUntil': 'Choose a time in the future, before the first pickup',
  'quote.tooLong': 'Please shorten this, and use plain characters',
  'quote.wish': 'Please tell us what to change, in up to 1,000 characters',
}
