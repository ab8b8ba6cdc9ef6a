import { expect, test } from 'vitest'
import { settingsOf } from '#bookings/operator-rules/rule-settings.rules.ts'
import { defaultRules } from '#content/catalogue/booking-rules.ts'
import { ruleLines } from './rule-lines.ts'

const DEFAULTS = settingsOf(defaultRules)
const TRIPS = { email: 6, whatsapp: 1, card: 20 }

const effects = (changes: object) =>
  Object.values(ruleLines({ ...DEFAULTS, ...changes }, TRIPS)).flatMap((lines) =>
    lines.flatMap(({ effect }) => effect ?? []),
  )

test.for([
  [
    { partUntilHours: 12, partPercent: 50 },
    'cancelled 12 hours before: ฿2,400 is refunded and you keep ฿2,400',
  ],
  [{ partPercent: 0 }, '฿0 is refunded and you keep ฿4,800.'],
  [{ partPercent: 100 }, '฿4,800 is refunded and you keep ฿0.'],
  [{ partPercent: 67 }, '฿3,216 is refunded and you keep ฿1,584.'],
  [{ depositPercent: 30 }, 'Of a day trip for ฿4,800, ฿1,500 is paid by card to book it, and ฿3,300 online'],
  [{ depositPercent: 30, promptPayOffered: true }, '฿1,500 is paid by card or PromptPay to book it'],
  [{ depositPercent: 30, cardOffered: false }, 'Not in use: booking by card'],
  [{ tripRequestHours: 2 }, 'With pickup at 08:00, until 06:00 the same day.'],
  [{ tripRequestHours: 8 }, 'until 00:00 the same day.'],
  [{ tripRequestHours: 9 }, 'until 23:00 the day before.'],
  [{ longTransferHours: 48 }, 'until 08:00 2 days before.'],
  [{ holdHours: 1 }, 'the vehicle is free again at 11:00 the same day'],
  [{ holdHours: 24 }, 'the vehicle is free again at 10:00 the next day'],
  [{}, '1 trip is booked on WhatsApp.'],
  [{ whatsappOffered: false }, '1 trip is requested by email instead.'],
  [{ cardOffered: false, emailOffered: false }, '20 trips are booked on WhatsApp instead.'],
  [{ promptPayOffered: true }, 'Switch it on in your Stripe account too'],
  [{ promptPayOffered: true, cardOffered: false }, 'Not in use: booking by card is not offered.'],
  [{ holdHours: 336 }, 'the vehicle is free again at 10:00 14 days later'],
] as const)('%j: %s', ([changes, sentence]) => {
  expect(effects(changes).filter((effect) => effect.includes(sentence))).toHaveLength(1)
})

test('a whole part back is free, and a part says what it costs', () => {
  const valueAt = (partPercent: number) => ruleLines({ ...DEFAULTS, partPercent }, TRIPS).cancelling[1]?.value
  expect([valueAt(100), valueAt(30)]).toEqual(['free', 'costs 70% of the price'])
})
