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
import type { PlainDate } from '#platform/time/calendar.ts'
import { findMismatches } from '../money/view/mismatches.ts'
import { alarmMessages } from './alarm-messages.ts'
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
