import { findWaitingRequestCount, listWaitingRequests } from '#bookings/desk-lists/today.store.ts'
import { heldByGuest, isSameContact } from '#bookings/holding/hold-limits.rules.ts'
import { listReportedPresses } from '#drives/drive-steps.store.ts'
import { listHolders } from '#fleet/allocation/allocations.store.ts'
import { listUnpaidDeposits } from '#money/deposits/unpaid-deposits.store.ts'
import {
  findAttentionCount,
  listUndeliverableMails,
  listWaitingReviews,
} from '#money/payments/attention.store.ts'
import { listUnansweredRefunds } from '#money/refunds/unanswered-refunds.store.ts'
import { listUnfinishedRefunds } from '#money/refunds/unfinished-refunds.store.ts'
import type { Deps } from '#platform/deps.ts'
import type { AlarmName } from '#platform/server/monitoring/alarms.rules.ts'
import type { PlainDate } from '#platform/time/calendar.ts'
import { findMismatches } from '../money/view/mismatches.ts'
import {
  depositNeed,
  driveNeed,
  mailNeed,
  mismatchNeed,
  type Need,
  refundNeed,
  refundQuestionNeed,
  requestNeed,
  reviewNeed,
  warningNeed,
} from './needs.ts'

/** The most deposits shown; all of them are counted. */
const MOST_DEPOSITS = 20

type Sources = { db: Pick<Deps['db'], 'read'> } & Pick<Deps, 'alarms' | 'now'>

/** What waits for a decision, and how many there are of all, which may be more than are shown. */
export async function findWaiting(
  { db: { read }, alarms, now }: Sources,
  today: PlainDate,
): Promise<{ needs: Need[]; total: number }> {
  const [reported, requests, holders, deposits, questions, mismatches, refunds, reviews, mails] =
    await Promise.all([
      listReportedPresses(read),
      listWaitingRequests(read, today),
      listHolders(read),
      listUnpaidDeposits(read, today),
      listUnansweredRefunds(read),
      findMismatches({ db: { read }, now }),
      listUnfinishedRefunds(read, ['suggested']),
      listWaitingReviews(read),
      listUndeliverableMails(read),
    ])
  const warnings = alarmMessages(alarms())
  const lists = [requests, mismatches, refunds, reviews, mails]
  return {
    needs: [
      ...reported.map(driveNeed),
      ...requests.rows.map((request, index) => {
        const isFirst = !requests.rows.slice(0, index).some((earlier) => isSameContact(earlier, request))
        return requestNeed(request, isFirst ? heldByGuest(holders, request).length : 0)
      }),
      ...deposits.slice(0, MOST_DEPOSITS).map(depositNeed),
      ...questions.map(refundQuestionNeed),
      ...mismatches.rows.map(mismatchNeed),
      ...refunds.rows.map(refundNeed),
      ...reviews.rows.map(reviewNeed),
      ...mails.rows.map((mail) => mailNeed(mail, now())),
      ...warnings.map(warningNeed),
    ],
    total: lists.reduce(
      (sum, { total }) => sum + total,
      warnings.length + reported.length + deposits.length + questions.length,
    ),
  }
}

/** How many things wait for a decision, without reading them: the `total` of `findWaiting`. */
export async function countWaiting(
  { db: { read }, alarms }: Omit<Sources, 'now'>,
  today: PlainDate,
): Promise<number> {
  const [reported, requests, deposits, questions, others] = await Promise.all([
    listReportedPresses(read),
    findWaitingRequestCount(read, today),
    listUnpaidDeposits(read, today),
    listUnansweredRefunds(read),
    findAttentionCount(read),
  ])
  const listed = reported.length + deposits.length + questions.length
  return listed + requests + others + alarmMessages(alarms()).length
}

/** What each alarm means to the operator. The alarms without a message show in the panel as payments and mails. */
const MESSAGES: Partial<Record<AlarmName, string>> = {
  mail_waiting: 'Emails have been waiting for more than ten minutes: the mail server isn’t accepting them.',
  payment_reconciled:
    'A payment was found in the last hour for which the provider had sent no webhook. It is booked; check the webhook settings at the provider.',
  webhooks_refused: 'The payment provider, or a stranger, is sending webhooks without a valid signature.',
  jobs_failed: 'A background job gave up in the last hour.',
  queue_silent:
    'Emails aren’t going out and payments aren’t being followed up: the queue gets no answer from the database.',
  clock_skew: 'The clocks of the site and of its database differ by more than a minute.',
  backup_old: 'The last backup is older than a day.',
  disk_low: 'The disk is nearly full: no new requests are accepted, and guests are asked to call.',
}

/** The messages of the alarms that are on. */
function alarmMessages(alarms: readonly AlarmName[]): string[] {
  return alarms.flatMap((alarm) => MESSAGES[alarm] ?? [])
}
