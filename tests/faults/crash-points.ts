import type { Moment } from '#tests/tcp-proxy.ts'
import type { JOURNEYS } from './journeys.ts'

export type CrashPoint = {
  journey: keyof typeof JOURNEYS
  proxy: 'guests' | 'database' | 'provider' | 'mail'
} & Moment

const SESSION_LOOKUP = /^GET \/v1\/checkout\/sessions\/cs_/
const SESSION_CREATION = /^POST \/v1\/checkout\/sessions HTTP/
const REFUND_CREATION = /^POST \/v1\/refunds HTTP/
const END_OF_MAIL = /(^|\r\n)\.\r\n$/

/** The moments at which a process is killed: the proxy, what it has passed on, and what it holds back. */
export const CRASH_POINTS: Record<string, CrashPoint> = {
  'a booking arrives': at('booking', 'guests', 'question', /^POST .*send-booking-email/),
  'a booking is inserted': at('booking', 'database', 'question', /insert into "bookings"/),
  'its transaction begins': at('booking', 'database', 'question', /saphan\.actor = 'guest'/),
  'its mails are noted': at('booking', 'database', 'question', /insert into "mails"/),
  'their sending is queued': at(
    'booking',
    'database',
    'question',
    /insert into "mails"/,
    /INSERT INTO pgboss\./,
  ),
  'the booking is committed': at('booking', 'database', 'question', /insert into "bookings"/, /commit/),
  'the commit is answered': at('booking', 'database', 'answer', /insert into "bookings"/, /commit/),
  'the booking is acknowledged': at('booking', 'guests', 'answer', /^POST .*send-booking-email/),

  'an attempt to pay is noted': at('card', 'database', 'question', /insert into "payments"/),
  'the attempt is committed': at('card', 'database', 'answer', /insert into "payments"/, /commit/),
  'a checkout is asked for': at('card', 'provider', 'question', SESSION_CREATION),
  'the checkout is there': at('card', 'provider', 'answer', SESSION_CREATION),
  'the checkout is stored': at('card', 'database', 'question', /update "payments"/),
  'the stored checkout is committed': at('card', 'database', 'answer', /update "payments"/, /commit/),
  'the guest is sent to the checkout': at('card', 'guests', 'answer', /^POST .*create-booking-payment/),

  'an event of the provider arrives': at('payment', 'guests', 'question', /^POST \/webhooks\/stripe/),
  'the provider is asked about it': at('payment', 'provider', 'question', SESSION_LOOKUP),
  'the booking is confirmed': at('payment', 'database', 'question', /update "bookings"/),
  'the payment is taken': at('payment', 'database', 'question', /update "payments"/),
  'the payment is committed': at('payment', 'database', 'question', /update "payments"/, /commit/),
  'the commit of the payment is answered': at('payment', 'database', 'answer', /update "payments"/, /commit/),
  'the event is answered': at('payment', 'guests', 'answer', /^POST \/webhooks\/stripe/),

  'the forgotten payment is asked about': at('reconciliation', 'provider', 'question', SESSION_LOOKUP),
  'the found payment is committed': at(
    'reconciliation',
    'database',
    'question',
    /update "payments"/,
    /commit/,
  ),
  'the commit of the found payment is answered': at(
    'reconciliation',
    'database',
    'answer',
    /update "payments"/,
    /commit/,
  ),

  'a refund is asked for': at('refund', 'provider', 'question', REFUND_CREATION),
  'the refund is made': at('refund', 'provider', 'answer', REFUND_CREATION),
  'the refund is noted': at('refund', 'database', 'question', /update "refunds"/),
  'the commit of the refund is answered': at('refund', 'database', 'answer', /update "refunds"/, /commit/),

  'a mail names its recipient': at('booking', 'mail', 'question', /RCPT TO/),
  'a mail is complete': at('booking', 'mail', 'question', /DATA\r\n$/, END_OF_MAIL),
  'the mail server has taken it': at('booking', 'mail', 'answer', /DATA\r\n$/, END_OF_MAIL),
  'the mail is ticked off': at('booking', 'database', 'question', /update "mails"/),
}

/** The same while a site creates its tables in an empty database. */
export const START_POINTS: Record<string, Moment> = {
  'a table is made': { withheld: 'question', words: [/CREATE TABLE "payments"/] },
  'a table was made': { withheld: 'answer', words: [/CREATE TABLE "payments"/] },
  'the tables are committed': { withheld: 'answer', words: [/CREATE TABLE "payments"/, /commit/i] },
  'the queue is made': { withheld: 'question', words: [/CREATE SCHEMA IF NOT EXISTS pgboss/i] },
}

function at(
  journey: CrashPoint['journey'],
  proxy: CrashPoint['proxy'],
  withheld: Moment['withheld'],
  ...words: RegExp[]
): CrashPoint {
  return { journey, proxy, withheld, words }
}
