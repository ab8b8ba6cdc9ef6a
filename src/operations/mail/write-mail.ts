import type { QueuedMail } from '#adapters/database/mails.ts'
import type { MailKind } from '#domain/mail.ts'
import { accountMails } from './writers/mail-writers/account.ts'
import { bookingMails } from './writers/mail-writers/booking.ts'
import { customTripMails } from './writers/mail-writers/custom-trip.ts'
import { digestMails } from './writers/mail-writers/digest.ts'
import type { MailWriter, MailWriterNeeds, WrittenMail } from './writers/mail-writers/mail-writer.ts'
import { newsletterMails } from './writers/mail-writers/newsletter.ts'
import { paymentMails } from './writers/mail-writers/payment.ts'
import { reviewMails } from './writers/mail-writers/review.ts'
import { taxiMails } from './writers/mail-writers/taxi.ts'

const WRITERS: Record<MailKind, MailWriter> = {
  ...bookingMails,
  ...paymentMails,
  ...customTripMails,
  ...taxiMails,
  ...newsletterMails,
  ...reviewMails,
  ...accountMails,
  ...digestMails,
}

/** Writes a mail from what the database says now; `undefined` when what it is about is gone or no longer so. */
export async function writeMail(deps: MailWriterNeeds, queued: QueuedMail): Promise<WrittenMail | undefined> {
  return WRITERS[queued.kind as MailKind](deps, queued.subjectId)
}
