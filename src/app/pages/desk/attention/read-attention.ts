import {
  listDisputesToAnswer,
  listPaymentsInAttention,
  listUndeliverableMails,
} from '#adapters/database/admin/attention.ts'
import { listUnfinishedRefunds } from '#adapters/database/admin/unfinished-refunds.ts'
import { orUnavailable } from '#app/unavailable.ts'
import type { Deps } from '#operations/deps.ts'
import { alarmMessages } from './alarm-messages.ts'
import { unexpectedPaymentView } from './unexpected-payment-view.ts'

export type AttentionItems = Awaited<ReturnType<typeof readAttention>>

/** The payments, refunds, disputes, emails and alarms that need a person. */
export async function readAttention({ db: { read }, alarms }: Pick<Deps, 'db' | 'alarms'>) {
  const [{ rows, total }, refunds, disputes, mails] = await orUnavailable(
    Promise.all([
      listPaymentsInAttention(read),
      listUnfinishedRefunds(read),
      listDisputesToAnswer(read),
      listUndeliverableMails(read),
    ]),
  )
  const payments = { rows: rows.map(unexpectedPaymentView), total }
  return { payments, refunds, disputes, mails, alarms: alarmMessages(alarms()) }
}
