import type { MailKind } from '#messages/outbox/mail.rules.ts'
import { queueMails } from '#messages/outbox/queue-mails.ts'
import type { Deps } from '#platform/deps.ts'
import { DAY_MS, HOUR_MS } from '#platform/time/duration.ts'
import { listEndingQuotes } from './quote-page.store.ts'

const BEFORE_END_MS = DAY_MS
/** A quote that was open for less time than this ends without a reminder: its guest has just read it. */
const SENT_BEFORE_END_MS = 36 * HOUR_MS
const REMINDER: MailKind = 'guest-quote-ending'

/** Tells guests within a day before the end that their quote is about to end; once for each version. */
export async function remindOfQuotes(deps: Pick<Deps, 'db' | 'queue' | 'now'>): Promise<void> {
  const [now, until] = [new Date(deps.now()), new Date(deps.now() + BEFORE_END_MS)]
  const ending = await listEndingQuotes(deps.db.read, {
    ...{ now, until, sentBeforeEndMs: SENT_BEFORE_END_MS, reminder: REMINDER },
  })
  for (const { id, toAddress } of ending)
    await deps.db.transaction((tx) => queueMails(deps, tx, [{ kind: REMINDER, subjectId: id, toAddress }]))
}
