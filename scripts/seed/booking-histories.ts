import type { BookingEvent } from '#domain/bookings/booking-status.ts'
import type { BookingChannel } from '#domain/catalogue/tour.ts'
import type { PaymentEvent } from '#domain/payments/payment-status.ts'
import type { Range } from './seeded-random.ts'

/** What became of some bookings: each booking event in turn, and each attempt to pay with its own events. */
export type Life = {
  count: number
  channel: BookingChannel
  asked: { daysAgo: Range } | { daysBeforeTrip: Range }
  /** Days from today; negative is past. */
  travels: Range
  events: BookingEvent[]
  attempts: PaymentEvent[][]
  /** Named by an integration, for a trip that is not in the catalogue. */
  unknownTrip?: string
  /** What arrived instead of the price, for an attempt that ends in a dispute. */
  receivedBaht?: number
}

const MINUTES = 1 / (24 * 60)
const SOON: Range = [4, 80]
const THIS_WEEK: Range = [0, 6]
const PAID: PaymentEvent[] = ['open', 'pay']

/** Forty bookings in all. Drafts and what has expired are young, because the site forgets them soon. */
export const lives: readonly Life[] = [
  life(2, 'card', ago(0.1, 1.2), SOON, []),
  life(1, 'card', ago(5 * MINUTES, 6 * MINUTES), SOON, [], { attempts: [[]] }),
  life(1, 'card', ago(0.1, 0.9), SOON, [], { attempts: [['fail']] }),
  life(2, 'card', ago(20 * MINUTES, 40 * MINUTES), SOON, ['start_payment'], { attempts: [['open']] }),
  life(1, 'card', ago(1, 3), SOON, ['start_payment'], { attempts: [['open', 'dispute']], receivedBaht: 500 }),
  life(6, 'card', ago(1, 60), THIS_WEEK, ['start_payment', 'settle'], { attempts: [PAID] }),
  life(1, 'card', ago(4, 20), SOON, ['start_payment', 'abandon', 'start_payment', 'settle'], {
    attempts: [['open', 'expire'], PAID],
  }),
  life(1, 'card', ago(3, 25), SOON, ['start_payment', 'abandon'], { attempts: [['open', 'expire']] }),
  life(1, 'card', ago(3, 25), SOON, ['start_payment', 'abandon'], {
    attempts: [['open', 'dispute', 'resolve']],
    receivedBaht: 900,
  }),
  life(1, 'card', ago(3, 25), SOON, ['start_payment', 'abandon'], { attempts: [['open', 'cancel']] }),
  life(1, 'card', ago(4, 25), SOON, ['abandon']),
  life(6, 'card', before(5, 45), [-150, -3], ['start_payment', 'settle', 'complete'], { attempts: [PAID] }),
  life(1, 'card', before(5, 30), [-60, -10], ['start_payment', 'settle', 'miss'], { attempts: [PAID] }),
  life(1, 'card', ago(8, 30), SOON, ['start_payment', 'settle', 'cancel'], { attempts: [PAID] }),
  life(3, 'email', ago(0.05, 4), SOON, []),
  life(1, 'email', ago(0.2, 2), SOON, [], { unknownTrip: 'Two days to Sangkhlaburi, as a partner sells it' }),
  life(2, 'email', ago(3, 40), THIS_WEEK, ['accept']),
  life(2, 'email', before(5, 40), [-120, -3], ['accept', 'complete']),
  life(1, 'email', ago(5, 50), [3, 30], ['decline']),
  life(1, 'email', ago(8, 50), [3, 30], ['cancel']),
  life(2, 'whatsapp', ago(0.05, 3), SOON, []),
  life(1, 'whatsapp', before(5, 20), [-5, -3], ['accept']),
  life(1, 'whatsapp', before(5, 40), [-90, -6], ['accept', 'complete']),
]

function life(
  count: number,
  channel: BookingChannel,
  asked: Life['asked'],
  travels: Range,
  events: BookingEvent[],
  more: Partial<Life> = {},
): Life {
  return { count, channel, asked, travels, events, attempts: [], ...more }
}

function ago(...daysAgo: Range): Life['asked'] {
  return { daysAgo }
}

function before(...daysBeforeTrip: Range): Life['asked'] {
  return { daysBeforeTrip }
}
