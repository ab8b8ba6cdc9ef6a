import {
  findAttentionCount,
  listUndeliverableMails,
  listWaitingReviews,
} from '#adapters/database/admin/attention.ts'
import { listUnfinishedRefunds } from '#adapters/database/admin/unfinished-refunds.ts'
import { listHolders } from '#adapters/database/allocations.ts'
import { findWaitingRequestCount, listWaitingRequests } from '#adapters/database/desk/today.ts'
import { listUnansweredRefunds } from '#adapters/database/desk/unanswered-refunds.ts'
import { listUnpaidDeposits } from '#adapters/database/desk/unpaid-deposits.ts'
import { listReportedPresses } from '#adapters/database/drives/drive-steps.ts'
import { heldByGuest, isSameContact } from '#domain/availability/hold-limits.ts'
import type { PlainDate } from '#domain/time/calendar.ts'
import type { Deps } from '#operations/deps.ts'
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
