import type { MailKind } from '#messages/outbox/mail.rules.ts'
import type { mails } from '#platform/database/schema/schema.ts'
import { addDays } from '#platform/time/calendar.ts'
import type { SeedBooking } from './bookings.ts'
import type { listCustomTrips } from './custom-trips.ts'
import type { listSubscriptions } from './newsletter.ts'
import type { PaymentRow } from './payments.ts'
import { DAY_MS, instantOf, MINUTE_MS, type SeedContext } from './seed-context.ts'
import { idOf } from './seeded-random.ts'
import type { listTestimonials } from './testimonials.ts'
import type { listTransfers } from './transfers.ts'

type MailRow = typeof mails.$inferInsert
type Mail = { kind: MailKind; about: string; to: string; at: Date }

type About = {
  bookings: SeedBooking[]
  payments: PaymentRow[]
  customTrips: ReturnType<typeof listCustomTrips>
  transfers: ReturnType<typeof listTransfers>
  testimonials: ReturnType<typeof listTestimonials>
  subscriptions: ReturnType<typeof listSubscriptions>
}

/** One email of each of these kinds is undeliverable, for the dashboard. */
const UNDELIVERABLE: Partial<Record<MailKind, { lastError: string; attempts: number }>> = {
  'guest-custom-trip-received': { lastError: 'MailRefused', attempts: 0 },
  'guest-taxi-received': { lastError: 'Error', attempts: 121 },
}

/** Every email that the site would have sent by now. None is queued, so the seed causes no email to be sent. */
export function listMails(context: SeedContext, about: About): MailRow[] {
  const sent = mailsAbout(context, about)
  const firsts = Object.keys(UNDELIVERABLE).map((kind) => sent.find((mail) => mail.kind === kind))
  return sent.map((mail) => rowOf(context, mail, firsts.includes(mail)))
}

function rowOf({ publicUrl }: SeedContext, { kind, about, to, at }: Mail, isUndeliverable: boolean): MailRow {
  const id = idOf(`mail ${kind} about ${about}`)
  const row = { id, kind, subjectId: about, toAddress: to, createdAt: at }
  if (isUndeliverable) return { ...row, status: 'undeliverable', ...UNDELIVERABLE[kind] }
  const messageId = `<${id}@${new URL(publicUrl).hostname}>`
  return { ...row, status: 'sent', messageId, attempts: 1, sentAt: new Date(at.getTime() + MINUTE_MS / 20) }
}

function mailsAbout(context: SeedContext, about: About): Mail[] {
  const { operator } = context
  const mailOf = (kind: MailKind, id: string, at: Date): Mail => ({ kind, about: id, to: operator, at })
  const pair: Pair = ([toOperator, toGuest], id, guest, at) => [
    mailOf(toOperator, id, at),
    { kind: toGuest, about: id, to: guest, at },
  ]
  const disputed = about.payments.filter(({ attentionReason }) => attentionReason)
  return [
    ...about.bookings.flatMap((booking) => mailsOfBooking(context, booking, pair)),
    ...disputed.map(({ id, updatedAt }) => mailOf('operator-payment-attention', id, updatedAt)),
    ...about.customTrips.flatMap(({ row: { id, customerEmail, createdAt } }) =>
      pair(['operator-custom-trip', 'guest-custom-trip-received'], id, customerEmail, createdAt),
    ),
    ...about.transfers.flatMap(({ row: { id, customerEmail, createdAt } }) =>
      pair(['operator-taxi', 'guest-taxi-received'], id, customerEmail, createdAt),
    ),
    ...about.testimonials.map(({ id, createdAt }) => mailOf('operator-review', id, createdAt)),
    ...about.subscriptions.flatMap(mailsOfSubscription),
  ]
}

type Pair = (kinds: [MailKind, MailKind], id: string, guest: string, at: Date) => Mail[]

function mailsOfBooking({ nowMs }: SeedContext, { row, history }: SeedBooking, pair: Pair): Mail[] {
  const { id, customerEmail, channel, status, travelDate, createdAt } = row
  const settled = history.find(({ event }) => event === 'settle')?.createdAt
  const askedForReview = new Date(instantOf(addDays(travelDate, 1), 10))
  const tookPlace = status === 'confirmed' || status === 'completed'
  const isAsked = tookPlace && askedForReview.getTime() < nowMs - DAY_MS
  return [
    ...(channel === 'card'
      ? []
      : pair(['operator-booking', 'guest-booking-received'], id, customerEmail, createdAt)),
    ...(settled
      ? pair(['operator-booking-paid', 'guest-booking-confirmed'], id, customerEmail, settled)
      : []),
    ...(isAsked
      ? [{ kind: 'guest-review-invitation' as const, about: id, to: customerEmail, at: askedForReview }]
      : []),
  ]
}

function mailsOfSubscription({
  confirmationId,
  email,
  createdAt,
  confirmedAt,
}: About['subscriptions'][number]): Mail[] {
  const question: Mail = { kind: 'newsletter-question', about: confirmationId, to: email, at: createdAt }
  if (!confirmedAt) return [question]
  return [question, { kind: 'newsletter-welcome', about: confirmationId, to: email, at: confirmedAt }]
}
