import type { Deps } from '#platform/deps.ts'
import type { MailCalendar } from '#platform/mail/contract.ts'
import type { MailFacts } from '../outbox/mail-facts.rules.ts'
import type { Mail } from '../templates/render.ts'

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
  'db' | 'catalogue' | 'rules' | 'now' | 'addresses' | 'publicUrl' | 'authSecret'
>

/**
 * Writes an email; `undefined` when its subject is gone or the email no longer applies. What happened is told from `facts`,
 * or from a row that does not change, such as a payment; what comes next, and names and places, from the current rows.
 * `facts`: null for a kind that keeps none.
 */
export type MailWriter = (
  deps: MailWriterNeeds,
  subjectId: string,
  facts: MailFacts | null,
) => Promise<WrittenMail | undefined>
