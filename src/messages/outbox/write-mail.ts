import { changesSince } from '#bookings/changes-since.words.ts'
import { accountMails } from '../writers/account.ts'
import { arrivalMails } from '../writers/arrival.ts'
import { crewMails } from '../writers/crew.ts'
import { digestMails } from '../writers/digest.ts'
import { endedMails } from '../writers/ended.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from '../writers/mail-writer.ts'
import { newsletterMails } from '../writers/newsletter.ts'
import { paidMails } from '../writers/paid.ts'
import { paymentMails } from '../writers/payment.ts'
import { proposalMails } from '../writers/proposal.ts'
import { quoteMails } from '../writers/quote.ts'
import { receiptMails } from '../writers/receipt.ts'
import { requestMails } from '../writers/request.ts'
import { reviewMails } from '../writers/review.ts'
import type { MailKind } from './mail.rules.ts'
import { findMailFacts } from './mail-facts.ts'
import type { QueuedMail } from './mails.store.ts'

const WRITERS: Record<MailKind, MailWriter> = {
  ...arrivalMails,
  ...paidMails,
  ...endedMails,
  ...paymentMails,
  ...receiptMails,
  ...crewMails,
  ...requestMails,
  ...proposalMails,
  ...quoteMails,
  ...newsletterMails,
  ...reviewMails,
  ...accountMails,
  ...digestMails,
}

/**
 * Writes an email as of when it was queued, and says what has changed since; `undefined` when its subject is gone or it no
 * longer applies.
 */
export async function writeMail(deps: MailWriterNeeds, queued: QueuedMail): Promise<WrittenMail | undefined> {
  const { subjectId, facts } = queued
  const kind = queued.kind as MailKind
  const current = await findMailFacts(deps.db.read, { kind, subjectId })
  const written = await WRITERS[kind](deps, subjectId, facts ?? current)
  if (!written || !facts || !current) return written
  return { ...written, mail: { ...written.mail, changes: changesSince(facts, current) } }
}
