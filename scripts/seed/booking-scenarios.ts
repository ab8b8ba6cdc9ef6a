import type { BookingEvent } from '#bookings/booking-status.rules.ts'
import type { BookingChannel } from '#catalogue/tour.rules.ts'
import type { PaymentEvent } from '#money/payments/payment-status.rules.ts'
import type { Range } from './seeded-random.ts'

/** A course of events of `count` bookings: their booking events in order, and the events of each payment attempt. */
export type Scenario = {
  count: number
  channel: BookingChannel
  asked: { daysAgo: Range } | { daysBeforeTrip: Range }
  /** Days from today; negative is past. */
  travels: Range
  events: BookingEvent[]
  attempts: PaymentEvent[][]
  /** Named by an integration, for a trip that is not in the catalogue. */
  unknownTrip?: string
  /** The amount that arrived instead of the price, for an attempt that needs attention. */
  receivedBaht?: number
}

const MINUTES = 1 / (24 * 60)
const SOON: Range = [4, 80]
const THIS_WEEK: Range = [0, 6]
const PAID: PaymentEvent[] = ['open', 'pay']

/** Forty bookings in all. Drafts and expired bookings are recent, because the site deletes them soon. */
export const scenarios: readonly Scenario[] = [
  scenario(1, 'card', ago(0.1, 1.2), SOON, []),
  // The card is only authorised: the operator has to confirm before it is charged.
  scenario(1, 'card', ago(0.1, 0.4), SOON, ['start_payment', 'submit'], {
    attempts: [['open', 'authorise']],
  }),
  scenario(1, 'card', ago(5 * MINUTES, 6 * MINUTES), SOON, [], { attempts: [[]] }),
  scenario(1, 'card', ago(0.1, 0.9), SOON, [], { attempts: [['fail']] }),
  scenario(2, 'card', ago(20 * MINUTES, 40 * MINUTES), SOON, ['start_payment'], { attempts: [['open']] }),
  scenario(1, 'card', ago(1, 3), SOON, ['start_payment'], {
    attempts: [['open', 'flag']],
    receivedBaht: 500,
  }),
  scenario(6, 'card', ago(1, 60), THIS_WEEK, ['start_payment', 'settle'], { attempts: [PAID] }),
  scenario(1, 'card', ago(4, 20), SOON, ['start_payment', 'abandon', 'start_payment', 'settle'], {
    attempts: [['open', 'expire'], PAID],
  }),
  scenario(1, 'card', ago(3, 25), SOON, ['start_payment', 'abandon'], { attempts: [['open', 'expire']] }),
  scenario(1, 'card', ago(3, 25), SOON, ['start_payment', 'abandon'], {
    attempts: [['open', 'flag', 'resolve']],
    receivedBaht: 900,
  }),
  scenario(1, 'card', ago(3, 25), SOON, ['start_payment', 'abandon'], { attempts: [['open', 'cancel']] }),
  scenario(1, 'card', ago(4, 25), SOON, ['expire']),
  scenario(6, 'card', before(5, 45), [-150, -3], ['start_payment', 'settle', 'complete'], {
    attempts: [PAID],
  }),
  scenario(1, 'card', before(5, 30), [-60, -10], ['start_payment', 'settle', 'mark_no_show'], {
    attempts: [PAID],
  }),
  scenario(1, 'card', ago(8, 30), SOON, ['start_payment', 'settle', 'cancel'], { attempts: [PAID] }),
  scenario(3, 'email', ago(0.05, 4), SOON, []),
  scenario(1, 'email', ago(0.2, 2), SOON, [], {
    unknownTrip: 'Two days to Sangkhlaburi, as a partner sells it',
  }),
  scenario(2, 'email', ago(3, 40), THIS_WEEK, ['accept']),
  scenario(2, 'email', before(5, 40), [-120, -3], ['accept', 'complete']),
  scenario(1, 'email', ago(5, 50), [3, 30], ['decline']),
  scenario(1, 'email', ago(8, 50), [3, 30], ['cancel']),
  scenario(2, 'whatsapp', ago(0.05, 3), SOON, []),
  scenario(1, 'whatsapp', before(5, 20), [-5, -3], ['accept']),
  scenario(1, 'whatsapp', before(5, 40), [-90, -6], ['accept', 'complete']),
]

function scenario(
  count: number,
  channel: BookingChannel,
  asked: Scenario['asked'],
  travels: Range,
  events: BookingEvent[],
  more: Partial<Scenario> = {},
): Scenario {
  return { count, channel, asked, travels, events, attempts: [], ...more }
}

function ago(...daysAgo: Range): Scenario['asked'] {
  return { daysAgo }
}

function before(...daysBeforeTrip: Range): Scenario['asked'] {
  return { daysBeforeTrip }
}
