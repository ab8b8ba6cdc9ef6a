import type { MailKind } from '#operations/queue-mails.ts'
import type { Evidence } from '../evidence.ts'
import { repeated } from './repeated.ts'

type Due = { subjectId: string; kind: MailKind }

/** Everything that happened is told by a mail that the mail server took, or that stands with those that did not leave. */
export function everybodyIsTold(evidence: Evidence): string[] {
  return mailsDue(evidence).flatMap(({ subjectId, kind }) => {
    const mail = evidence.mails.find((found) => found.subjectId === subjectId && found.kind === kind)
    if (!mail) return [`nobody noted the mail ${kind} about ${subjectId}`]
    if (mail.status === 'undeliverable')
      return mail.lastError ? [] : [`mail ${mail.id} was given up without a word`]
    const arrived = evidence.accepted.some(
      ({ messageId, to }) => messageId === mail.messageId && to === mail.toAddress,
    )
    return arrived ? [] : [`the mail ${kind} about ${subjectId} never reached the mail server`]
  })
}

/** How many mails one worker has in its hands. */
const MAILS_AT_ONCE = 4

/** There is one mail of a kind about one thing. What was being sent in a crash may arrive again, under its Message-ID. */
export function toldOnce({ mails, accepted, crashes }: Evidence): string[] {
  const known = new Set(mails.map(({ messageId }) => messageId))
  const copies = accepted.length - new Set(accepted.map(({ messageId }) => messageId)).size
  return [
    ...repeated(mails, ({ kind, subjectId }) => `${kind} about ${subjectId}`).map(
      (mail) => `the mail ${mail} is there twice`,
    ),
    ...accepted
      .filter(({ messageId }) => !known.has(messageId))
      .map(({ to }) => `a mail to ${to} is none of ours`),
    ...(copies > MAILS_AT_ONCE * crashes ? [`${copies} mails arrived twice after ${crashes} crashes`] : []),
  ]
}

function mailsDue({ bookings, customTrips, taxis, history, reviews }: Evidence): Due[] {
  const settled = new Set(history.filter(({ event }) => event === 'settle').map(({ bookingId }) => bookingId))
  return [
    ...bookings
      .filter(({ channel }) => channel !== 'card')
      .flatMap(({ id }) => both(id, 'operator-booking', 'guest-booking-received')),
    ...bookings
      .filter(({ id }) => settled.has(id))
      .flatMap(({ id }) => both(id, 'operator-booking-paid', 'guest-booking-confirmed')),
    ...customTrips.flatMap(({ id }) => both(id, 'operator-custom-trip', 'guest-custom-trip-received')),
    ...taxis.flatMap(({ id }) => both(id, 'operator-taxi', 'guest-taxi-received')),
    ...reviews.map(({ id }): Due => ({ subjectId: id, kind: 'operator-review' })),
  ]
}

function both(subjectId: string, ...kinds: [MailKind, MailKind]): Due[] {
  return kinds.map((kind) => ({ subjectId, kind }))
}
