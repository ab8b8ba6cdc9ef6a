import type { Queryable } from '#adapters/database/database.ts'
import { insertMails } from '#adapters/database/mails.ts'
import type { Deps } from './deps.ts'

export type MailKind =
  | 'operator-booking'
  | 'guest-booking-received'
  | 'operator-booking-paid'
  | 'guest-booking-confirmed'
  | 'operator-payment-attention'
  | 'operator-custom-trip'
  | 'guest-custom-trip-received'
  | 'operator-taxi'
  | 'guest-taxi-received'
  | 'newsletter-question'
  | 'newsletter-welcome'
  | 'guest-review-invitation'
  | 'operator-review'
  | 'account-confirmation'
  | 'account-password'

export type MailOrder = { kind: MailKind; subjectId: string; toAddress: string }

/** Notes mails and their sending down in the caller's transaction; one of a kind about one thing is sent once. */
export async function queueMails(
  { queue }: Pick<Deps, 'queue'>,
  tx: Queryable,
  orders: MailOrder[],
): Promise<void> {
  if (orders.length === 0) return
  const queued = await insertMails(tx, orders)
  if (queued.length > 0)
    await queue.enqueue(
      tx,
      'send-mail',
      queued.map((mail) => ({ mailId: mail.id })),
    )
}
