import type { MailKind } from '#messages/outbox/mail.rules.ts'
import type { Snapshot } from '../snapshot.ts'
import { repeated } from './repeated.ts'

type Due = { subjectId: string; kind: MailKind }

/**
 * Every event has an email that the mail server accepted or that is undeliverable with a reason:
 * an email of its own, or the digest that lists it.
 */
export function everybodyIsTold(snapshot: Snapshot): string[] {
  return mailsDue(snapshot).flatMap(({ subjectId, kind }) => {
    const own = findMail(snapshot, subjectId, kind)
    if (!own) return [`the mail ${kind} about ${subjectId} was never stored`]
    const isInDigest = own.status === 'in-digest'
    const mail = isInDigest ? findMail(snapshot, own.digestId, 'operator-digest') : own
    if (!mail) return [`the mail ${kind} about ${subjectId} waits for a digest that does not exist`]
    if (mail.status === 'undeliverable')
      return mail.lastError ? [] : [`mail ${mail.id} is undeliverable without a reason`]
    const arrived = snapshot.accepted.some(
      ({ messageId, to }) => messageId === mail.messageId && to === mail.toAddress,
    )
    return arrived ? [] : [`the mail ${kind} about ${subjectId} never reached the mail server`]
  })
}

function findMail({ mails }: Snapshot, subjectId: string | null, kind: MailKind) {
  return mails.find((found) => found.subjectId === subjectId && found.kind === kind)
}

/** How many emails one worker sends at the same time. */
const MAILS_AT_ONCE = 4

/**
 * There is one email of each kind about each subject. An email that was being sent in a crash may arrive again, under the
 * same Message-ID or in a digest.
 */
export function toldOnce({ mails, accepted, crashes }: Snapshot): string[] {
  const listed = new Set(mails.filter(({ status }) => status === 'in-digest').map(({ id }) => id))
  const isListed = (messageId: string) => listed.has(messageId.slice(1, messageId.indexOf('@')))
  const known = new Set(mails.map(({ messageId }) => messageId))
  const arrived = new Set(accepted.map(({ messageId }) => messageId))
  const copies = accepted.length - arrived.size + [...arrived].filter(isListed).length
  return [
    ...repeated(mails, ({ kind, subjectId }) => `${kind} about ${subjectId}`).map(
      (mail) => `the mail ${mail} is there twice`,
    ),
    ...accepted
      .filter(({ messageId }) => !known.has(messageId) && !isListed(messageId))
      .map(({ to }) => `a mail to ${to} is not in the database`),
    ...(copies > MAILS_AT_ONCE * crashes ? [`${copies} mails arrived twice after ${crashes} crashes`] : []),
  ]
}

function mailsDue({ bookings, customTrips, taxis, events, reviews }: Snapshot): Due[] {
  const settled = new Set(events.filter(({ event }) => event === 'settle').map(({ bookingId }) => bookingId))
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
