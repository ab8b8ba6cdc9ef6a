import type { MailCalendar } from '#adapters/mail/contract.ts'
import type { Mail } from '#emails/render.ts'
import type { Deps } from '#operations/deps.ts'

export type WrittenMail = {
  mail: Mail
  /** The other party: the operator in emails to guests, the guest in emails to the operator; empty without an address. */
  replyTo: string
  calendar?: MailCalendar
  /** For one-click unsubscribe (RFC 8058): a POST to this URL ends the newsletter. */
  unsubscribeUrl?: string
}

export type MailWriterNeeds = Pick<
  Deps,
  'db' | 'catalogue' | 'now' | 'addresses' | 'publicUrl' | 'authSecret'
>

/** Writes an email from the current rows; `undefined` when its subject is gone or the email no longer applies. */
export type MailWriter = (deps: MailWriterNeeds, subjectId: string) => Promise<WrittenMail | undefined>
